import { fieldsOf, isChanged } from '#web/parts/editor/draft/block-values.ts';
import { type Block, type Chosen, type Draft, HEAD, type Piece } from '#web/parts/editor/draft/draft.ts';
import { changeChosen } from '#web/parts/editor/draft/draft-changes.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { blockOf, headOf } from '#web/parts/editor/draft/draft-of.ts';
import { newStep } from '#web/parts/editor/draft/new-draft.ts';
import type { HeadFields } from '#web/parts/editor/piece-kind.ts';
import type { PieceBlock } from '#web/parts/editor/reading/blocks-of.ts';
import { withReplies } from '#web/parts/sync/queue/order.ts';
import type { OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { applyMaterial } from './material-steps.ts';

/**
 * Applies the replies of its steps to a draft: what is saved, what may have arrived, and what is in storage already.
 */
export const applyReplies = (draft: Draft, steps: readonly Step[], kind: HeadFields): Draft =>
  steps.reduce((now, step) => applyReply(now, step, kind), draft);

/** A draft that was taken back from the outbox, to be changed and sent again. */
export function takenBack(draft: Draft, { steps, state }: OutboxEntry, kind: HeadFields): Draft {
  const applied = { ...applyReplies(draft, steps, kind), out: undefined };
  const sent = steps.filter((step) => step.state === 'sent').map((step) => withReplies(step, steps));
  const next = steps.find((step) => step.state !== 'done');
  // It is known that nothing of it was stored: the next try is a new request.
  const refused = state === 'refused' && next?.state === 'open' ? next : undefined;
  return { ...(refused ? renewed(applied, refused.part) : applied), sent };
}

function applyReply(before: Draft, step: Step, kind: HeadFields): Draft {
  const draft = applyUploads(before, step);
  if (step.state === 'open') return draft;
  if (step.part === RICHTEXT) return applyRichtext(draft, step);
  if (step.part === HEAD) return applyHead(draft, step, kind);
  const blocks = draft.blocks.flatMap((block) =>
    block.id === step.part ? applyBlock(block, step) : [block],
  );
  const materials = draft.materials?.flatMap((material) =>
    material.id === step.part ? applyMaterial(material, step) : [material],
  );
  return { ...draft, blocks, materials };
}

function applyUploads(draft: Draft, { files = {} }: Step): Draft {
  let applied = draft;
  for (const { filename, size, upload, arrived, key } of Object.values(files)) {
    const part = allParts(applied).find(({ chosen }) => chosen.name === filename && chosen.bytes === size);
    if (part && (upload || arrived)) applied = changeChosen(applied, part.name, { upload, arrived, key });
  }
  return applied;
}

function applyRichtext(draft: Draft, { key, state, reply }: Step): Draft {
  const { id } = (reply as { richtext: { id: string } } | undefined)?.richtext ?? {};
  if (state === 'done') return { ...draft, richtext: { ...newStep(), id } };
  return { ...draft, richtext: { ...draft.richtext, key, state: 'sent' } };
}

function applyHead(draft: Draft, step: Step, kind: HeadFields): Draft {
  const after = headAfter(draft, step, kind);
  const { title, category, description } = after.head.stored ?? draft;
  if (step.state === 'sent') {
    const { head } = draft;
    return head.id === undefined ? { ...draft, head: { ...head, key: step.key, state: 'sent' } } : draft;
  }
  const card = dataOf(step.reply) as Omit<Piece, 'rich_text'>;
  // Compared as it was sent: how the API stores it is no change of the member's.
  const stored = headOf({ ...card, title, category, description });
  return { ...after, head: { ...newStep(), id: card.id, stored } };
}

function applyBlock(block: Block, step: Step): Block[] {
  if (step.state === 'sent') return [sentBlock(block, step)];
  if (step.route.includes('.delete')) return [];
  const found = { kind: block.kind, ...(dataOf(step.reply) as object) } as PieceBlock;
  const saved = blockOf(found, block.id);
  const after = blockAfter(block, step);
  if (!block.isRemoved && !isChanged(after)) return [saved];
  // Changed since it was sent.
  const common = { stored: saved.stored, step: newStep() };
  if (after.kind === 'photo' && saved.kind === 'photo') return [{ ...after, ...common, shown: saved.shown }];
  if (after.kind === 'video' && saved.kind === 'video')
    return [{ ...after, ...common, shown: after.shown && saved.shown, shownCover: saved.shownCover }];
  return [{ ...after, ...common }];
}

/** A repeated change is the same change: it locks nothing. */
function sentBlock(block: Block, step: Step): Block {
  const order = Number(step.input['order']);
  if (!block.stored) return { ...block, step: { key: step.key, state: 'sent', order } };
  return { ...block, step: newStep() };
}

function renewed(draft: Draft, part: string | undefined): Draft {
  if (part === RICHTEXT) return { ...draft, richtext: newStep() };
  if (part === HEAD) return { ...draft, head: { ...draft.head, ...newStep() } };
  const renew = <Part extends { id: string }>(each: Part): Part =>
    each.id === part ? { ...each, step: newStep() } : each;
  return { ...draft, blocks: draft.blocks.map(renew), materials: draft.materials?.map(renew) };
}

/** A reply of a creation has it in `data`. */
const dataOf = (reply: unknown): unknown => Object(reply).data ?? reply;

/** The part of a draft that its first step saves. */
export const RICHTEXT = 'richtext';

/** A block once the step has arrived, with what the member changed since. */
export function blockAfter(block: Block, step: Step): Block {
  const { stored } = block;
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(block)).map(([name, value]) => {
      const empty = typeof value === 'boolean' ? false : '';
      return [name, (step.input[name] as typeof value | undefined) ?? stored?.fields[name] ?? empty];
    }),
  );
  const order = Number(step.input['order'] ?? stored?.order);
  const after = { id: '', ...stored, order, fields };
  if (block.kind === 'text') return { ...block, stored: after };
  const file = without(block.file, step);
  if (block.kind === 'photo') return { ...block, stored: after, file };
  const shownCover = step.input['videoCover'] === '' ? undefined : block.shownCover;
  return { ...block, stored: after, file, cover: without(block.cover, step), shownCover };
}

/** The same for a draft's head. */
export function headAfter(draft: Draft, step: Step, kind: HeadFields): Draft {
  const { title, category } = step.input as { title?: string; category?: string };
  const { stored } = draft.head;
  const isBare = step.input[kind.coverFolder] === '';
  const description = step.input[kind.descriptionField ?? ''] as string | undefined;
  const after = {
    ...stored,
    title: title ?? stored?.title ?? '',
    category: category ?? stored?.category ?? '',
    description: description ?? stored?.description,
    cover: isBare ? undefined : stored?.cover,
  };
  return { ...draft, cover: without(draft.cover, step), head: { ...draft.head, stored: after } };
}

/** The chosen file, unless the step sends it. A repeated upload has another key. */
const without = (chosen: Chosen | undefined, { files = {} }: Step): Chosen | undefined =>
  Object.values(files).some(({ filename, size }) => filename === chosen?.name && size === chosen.bytes)
    ? undefined
    : chosen;
