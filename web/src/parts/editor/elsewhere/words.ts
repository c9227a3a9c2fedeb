import { fieldsOf } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft } from '#web/parts/editor/draft/draft.ts';

/** A block's texts as one. */
export const wordsOf = (block: Block): string =>
  Object.values(fieldsOf(block))
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .join('\n\n');

/** All texts of a piece as one. */
export const wordsOfAll = ({ title, category, description, blocks }: Draft): string =>
  [title, category, description, ...blocks.filter(({ isRemoved }) => !isRemoved).map(wordsOf)]
    .filter(Boolean)
    .join('\n\n');
