import { fieldsOf } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft } from '#web/parts/editor/draft/draft.ts';

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
