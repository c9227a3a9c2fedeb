import { fieldsOf } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Chosen, Draft } from '#web/parts/editor/draft/draft.ts';
import type { HeadFields } from '#web/parts/editor/piece-kind.ts';
import type { Step } from '#web/parts/sync/queue/thing.ts';

/** The part of a draft that its first step saves. */
export const RICHTEXT = 'richtext';

/** A block as the piece has it once the step has arrived, with what the member changed since. */
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

/** The same of a draft's head. */
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

/** What was chosen, unless the step sends it. An upload that was done anew has another key. */
export const without = (chosen: Chosen | undefined, { files = {} }: Step): Chosen | undefined =>
  Object.values(files).some(({ filename, size }) => filename === chosen?.name && size === chosen.bytes)
    ? undefined
    : chosen;
