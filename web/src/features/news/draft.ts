import * as z from 'zod/mini';
import { newKey } from '#web/lib/request.ts';

/**
 * One request of a save. `key` is its Idempotency-Key: a repeated request with it changes nothing twice.
 * `sent` means that no clear answer came, so that what was sent must not change until one does.
 */
const Step = z.object({ key: z.string(), state: z.enum(['open', 'sent', 'saved']) });
export type Step = z.infer<typeof Step>;

const Size = z.object({ width: z.int(), height: z.int() });
export type Size = z.infer<typeof Size>;

const TextBlock = z.object({
  kind: z.literal('text'),
  id: z.string(),
  heading: z.string(),
  description: z.string(),
  step: Step,
});
export type TextBlock = z.infer<typeof TextBlock>;

/** The picture itself is kept apart, under the block's id. */
const PhotoBlock = z.object({
  kind: z.literal('photo'),
  id: z.string(),
  size: Size,
  description: z.string(),
  isDescribed: z.boolean(),
  step: Step,
});
export type PhotoBlock = z.infer<typeof PhotoBlock>;

const Block = z.discriminatedUnion('kind', [TextBlock, PhotoBlock]);
export type Block = z.infer<typeof Block>;

/** A news that is being written, with how far its saving came. Its order of blocks is the news' order. */
export const Draft = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  /** Where the news goes; decided when its saving begins. */
  communityId: z.optional(z.string()),
  /** Size of the cover, whose picture is kept apart under the name `cover`. */
  cover: z.optional(Size),
  blocks: z.array(Block),
  richtext: z.extend(Step, { id: z.optional(z.string()) }),
  news: z.extend(Step, { id: z.optional(z.string()) }),
});
export type Draft = z.infer<typeof Draft>;

/** The name under which the cover's picture is kept. */
export const COVER = 'cover';

export const newStep = (): Step => ({ key: newKey(), state: 'open' });

export function newDraft(title: string, category: string): Draft {
  return { id: newKey(), title, category, blocks: [], richtext: newStep(), news: newStep() };
}

export function newText(): TextBlock {
  return { kind: 'text', id: newKey(), heading: '', description: '', step: newStep() };
}

export function newPhoto(id: string, size: Size): PhotoBlock {
  return { kind: 'photo', id, size, description: '', isDescribed: false, step: newStep() };
}

/** Whether a block holds nothing that is worth saving. */
export const isBlank = (block: Block) =>
  block.kind === 'text' && block.heading.trim() === '' && block.description.trim() === '';

/** Whether anything of it was sent, so that part of the news may be public. */
export const isBegun = (draft: Draft) => draft.richtext.state !== 'open';

/** Whether there is more than a title and a category to lose. */
export const hasContent = (draft: Draft) =>
  isBegun(draft) || draft.cover !== undefined || !draft.blocks.every(isBlank);

export const isLocked = (step: Step) => step.state !== 'open';

/** A change of what a step sends gives it a new key: the old one may stand for what it sent before. */
export function changeHead(
  draft: Draft,
  change: { title?: string; category?: string; cover?: Size | undefined },
): Draft {
  return isLocked(draft.news) ? draft : { ...draft, ...change, news: newStep() };
}

export function changeBlock(draft: Draft, changed: Block): Draft {
  const swap = (block: Block) => (block.id === changed.id && !isLocked(block.step) ? renew(changed) : block);
  return { ...draft, blocks: draft.blocks.map(swap) };
}

export function addBlock(draft: Draft, block: Block): Draft {
  return { ...draft, blocks: [...draft.blocks, block] };
}

export function removeBlock(draft: Draft, id: string): Draft {
  return { ...draft, blocks: draft.blocks.filter((block) => block.id !== id || isLocked(block.step)) };
}

/** Whether the block may change its place with the one `by` places on. */
export function canMove(draft: Draft, index: number, by: -1 | 1): boolean {
  const [block, other] = [draft.blocks[index], draft.blocks[index + by]];
  return !!block && !!other && !isLocked(block.step) && !isLocked(other.step);
}

export function moveBlock(draft: Draft, index: number, by: -1 | 1): Draft {
  const [block, other] = [draft.blocks[index], draft.blocks[index + by]];
  if (!block || !other || !canMove(draft, index, by)) return draft;
  const blocks = [...draft.blocks];
  blocks[index] = renew(other);
  blocks[index + by] = renew(block);
  return { ...draft, blocks };
}

const renew = <Kind extends Block>(block: Kind): Kind => ({ ...block, step: newStep() });
