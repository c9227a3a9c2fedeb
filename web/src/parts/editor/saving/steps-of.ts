import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { newKey } from '#web/lib/api/request.ts';
import {
  changedFields,
  changedHead,
  isHeadUnsaved,
  isSkipped,
  isUnsaved,
  ordersOf,
} from '#web/parts/editor/draft/block-values.ts';
import { type Block, COVER, type Draft, HEAD } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { allParts, type Part, partsOf } from '#web/parts/editor/draft/draft-files.ts';
import type { PieceSteps } from '#web/parts/editor/piece-kind.ts';
import type { KeptFile, ReplyRef, RouteName, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { blockAfter, headAfter, RICHTEXT } from './apply-replies.ts';
import { materialSteps } from './material-steps.ts';

const routes = {
  text: { add: 'richtexts.addText', change: 'richtexts.updateText', remove: 'richtexts.deleteText' },
  photo: { add: 'richtexts.addPhoto', change: 'richtexts.updatePhoto', remove: 'richtexts.deletePhoto' },
  video: { add: 'richtexts.addVideo', change: 'richtexts.updateVideo', remove: 'richtexts.deleteVideo' },
} as const satisfies Record<Block['kind'], Record<string, RouteName>>;

/**
 * The steps that make a piece what its draft says: first those that may have arrived already, exactly; the rich text,
 * the head, removals, each block in order from 1, then the materials. Of what is saved only changes are sent.
 */
export function stepsOf(draft: Draft, kind: PieceSteps): Step[] {
  const orders = ordersOf(draft);
  const removed = draft.blocks.filter(({ isRemoved }) => isRemoved);
  const others = draft.blocks.filter((block) => !block.isRemoved && !isSkipped(block));
  return [
    ...(draft.sent ?? []),
    ...richtextSteps(draft),
    ...headSteps(draft, kind),
    ...[...removed, ...others].flatMap((block) => blockSteps(block, draft, orders, kind)),
    ...materialSteps(draft, (parts) => filesOf(parts, draft, kind)),
  ];
}

/** The same for one block of a stored piece. */
export function stepsOfBlock(draft: Draft, id: string, kind: PieceSteps): Step[] {
  const block = draft.blocks.filter((each) => each.id === id);
  const orders = ordersOf(draft);
  return [...(draft.sent ?? []), ...block.flatMap((each) => blockSteps(each, draft, orders, kind))];
}

const sentOf = ({ sent = [] }: Draft, part: string) => sent.findLast((step) => step.part === part);

function richtextSteps(draft: Draft): Step[] {
  const { id, key } = draft.richtext;
  if (id !== undefined || sentOf(draft, RICHTEXT)) return [];
  return [{ key, route: 'richtexts.createRichtext', input: {}, part: RICHTEXT, state: 'open' }];
}

const richtextOf = ({ richtext: { id, key } }: Draft): string | ReplyRef =>
  id ?? { from: key, path: 'richtext.id' };

function headSteps(draft: Draft, kind: PieceSteps): Step[] {
  const sent = sentOf(draft, HEAD);
  // A new one that may have arrived is locked: it cannot be changed yet.
  if (sent && draft.head.id === undefined) return [];
  const now = sent ? headAfter(draft, sent, kind) : draft;
  if (!isHeadUnsaved(now)) return [];
  const { id, key, stored } = draft.head;
  const step = kind.headStep({
    id,
    parentId: draft.parentId ?? '',
    richtextId: richtextOf(draft),
    version: sent ? { from: sent.key, path: 'version' } : stored?.version,
    fields: changedHead(now),
  });
  const files = filesOf(allParts({ ...now, blocks: [], materials: [] }), draft, kind);
  return [{ ...step, ...files, key: sent ? newKey() : key, part: HEAD, state: 'open' }];
}

/** Adds it, where it is new, and then changes or removes it. */
function blockSteps(
  block: Block,
  draft: Draft,
  orders: ReadonlyMap<string, number>,
  kind: PieceSteps,
): Step[] {
  const position = orders.get(block.id) ?? 1;
  const sent = sentOf(draft, block.id);
  const adding = block.stored ? undefined : addStep(block, draft, position, kind);
  const before = sent ?? adding;
  const now = before ? blockAfter(block, before) : block;
  const steps = sent || !adding ? [] : [adding];
  if (!isUnsaved(now, orders)) return steps;

  const { add, change, remove } = routes[block.kind];
  const data = before?.route === add ? 'data.' : '';
  const id = block.stored?.id ?? { from: before?.key, path: 'data.id' };
  const version = before ? { from: before.key, path: `${data}version` } : block.stored?.version;
  const common = { key: before ? newKey() : block.step.key, part: block.id, state: 'open' } as const;
  if (block.isRemoved) return [...steps, { ...common, route: remove, input: defined({ id, version }) }];
  const input = defined({ ...changedFields(now), id, version, order: position });
  return [...steps, { ...common, route: change, input, ...filesOf(partsOf(now), draft, kind) }];
}

function addStep(block: Block, draft: Draft, position: number, kind: PieceSteps): Step {
  // A block that may have arrived keeps its order.
  const order = isLocked(block.step) ? (block.step.order ?? position) : position;
  return {
    key: block.step.key,
    route: routes[block.kind].add,
    part: block.id,
    state: 'open',
    input: { ...changedFields(block), richtextId: richtextOf(draft), order },
    ...filesOf(partsOf(block), draft, kind),
  };
}

function filesOf(
  parts: readonly Part[],
  draft: Draft,
  { coverFolder, folderOf }: PieceSteps,
): Pick<Step, 'files'> {
  if (parts.length === 0) return {};
  const files: Partial<Record<UploadFolder, KeptFile>> = {};
  for (const { field, name, chosen } of parts)
    files[field === COVER ? coverFolder : field] = {
      name: folderOf(draft) + name,
      filename: chosen.name,
      size: chosen.bytes,
      key: chosen.key,
      upload: chosen.upload,
      arrived: chosen.arrived,
    };
  return { files };
}

const defined = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
