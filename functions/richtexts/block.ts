import { ulid } from 'ulid';
import { countCharacters } from '#contract/field.ts';
import { BLOCK_LIMIT, CHARACTER_LIMIT } from '#contract/richtexts.ts';
import { AppError } from '#platform/errors.ts';
import type { RichtextItem } from '#platform/richtext.ts';

/** What a block adds to its rich text. */
export interface Weight {
  readonly characters: number;
  readonly words: number;
}

/** A block's id begins with its rich text's id: the id alone leads to the item and to its owner. */
export const newBlockId = (richtextId: string): string => richtextId + ulid();

export function weigh(...texts: readonly (string | undefined)[]): Weight {
  const all = texts.filter((text) => text !== undefined);
  return {
    characters: all.reduce((sum, text) => sum + countCharacters(text), 0),
    words: all.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0),
  };
}

/** Throws `richtext.full` when a rich text cannot take another block. */
export function checkRoom({ blocks, characters }: RichtextItem, weight: Weight): void {
  if (blocks >= BLOCK_LIMIT) {
    throw new AppError(
      'invalid',
      'richtext.full',
      `There is room for ${BLOCK_LIMIT} blocks, and all are taken.`,
    );
  }
  if (characters + weight.characters > CHARACTER_LIMIT) {
    const limit = CHARACTER_LIMIT.toLocaleString('en');
    throw new AppError(
      'invalid',
      'richtext.full',
      `All blocks together may have ${limit} characters at most.`,
    );
  }
}
