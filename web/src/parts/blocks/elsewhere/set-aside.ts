import { newKey } from '#web/lib/api/request.ts';
import { asNewBlock } from '#web/parts/blocks/draft/as-new.ts';
import { fieldsOf } from '#web/parts/blocks/draft/block-values.ts';
import type { Aside, Block, Draft } from '#web/parts/blocks/draft/draft.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import type { Conflict, Side } from './conflicts.ts';
import { messages as elsewhere } from './messages.ts';

/** What a block says, as one text. */
export const wordsOf = (block: Block): string =>
  Object.values(fieldsOf(block))
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .join('\n\n');

/** All that was written for a piece, as one text. */
export const wordsOfAll = ({ title, category, description, blocks }: Draft): string =>
  [title, category, description, ...blocks.filter(({ isRemoved }) => !isRemoved).map(wordsOf)]
    .filter(Boolean)
    .join('\n\n');

/** What readers call a part of the piece. */
export function nameOfPart({ part, ...conflict }: Conflict, { blocks }: Draft): string {
  if (part !== 'block') return elsewhere.parts[part];
  const place = blocks.findIndex(({ id }) => id === conflict.id);
  const kind = blocks[place]?.kind ?? 'text';
  return elsewhere.parts.block(messages.editor.kinds[kind], place + 1);
}

/** The side that was not chosen, where there is anything written in it. */
export function asideOf(conflict: Conflict, chosen: Side, draft: Draft): Aside[] {
  const side: Side = chosen === 'mine' ? 'theirs' : 'mine';
  const name = elsewhere.aside[side](nameOfPart(conflict, draft));
  if (conflict.part === 'title' || conflict.part === 'category' || conflict.part === 'description')
    return [{ id: newKey(), name, text: conflict[side] }];
  if (conflict.part !== 'block') return [];
  const left = conflict[side];
  if (!left) return [];
  const block = asNewBlock(left);
  // Under its id the files are kept that were chosen here.
  const id = side === 'mine' ? left.id : newKey();
  const hasMore = block.kind !== 'text' && block.file !== undefined;
  const text = wordsOf(block);
  if (!text && !hasMore) return [];
  return [{ id, name, text, block: { ...block, id } }];
}

/** Adds what was set aside to the piece again, at its end. */
export function addAside(draft: Draft, aside: Aside): Draft {
  const rest = removeAside(draft, aside);
  return aside.block ? { ...rest, blocks: [...rest.blocks, aside.block] } : rest;
}

export const removeAside = (draft: Draft, { id }: Aside): Draft => ({
  ...draft,
  aside: draft.aside?.filter((each) => each.id !== id),
});
