import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { countCharacters } from '#contract/fields/characters.ts';
import { inGroups } from '#contract/fields/number.ts';
import { BLOCK_LIMIT, CHARACTER_LIMIT } from '#contract/news/blocks.ts';
import type { RichtextItem } from '#kinds/richtext.ts';
import { AppError } from '#platform/errors.ts';
import { versioned } from '#platform/table/version.ts';

/** What a block adds to the counts of its rich text. */
export interface Weight {
  readonly characters: number;
  readonly words: number;
}

export type BlockKind = 'text' | 'photo' | 'video';

/** The attributes of every stored block: its counts, and how often it was changed. */
export const StoredBlock = z.object({
  id: z.string(),
  richtextId: z.string(),
  characters: z.int(),
  words: z.int(),
  ...versioned,
});
export type StoredBlock = z.infer<typeof StoredBlock>;

/** A block's id begins with its rich text's id: the id alone leads to the item and to its owner. */
export const newBlockId = (richtextId: string): string => richtextId + ulid();

export function weigh(...texts: readonly (string | undefined)[]): Weight {
  const all = texts.filter((text) => text !== undefined);
  return {
    characters: all.reduce((sum, text) => sum + countCharacters(text), 0),
    words: all.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0),
  };
}

type Room = Pick<RichtextItem, 'blocks' | 'characters'>;

/** Throws `richtext.full` when a rich text has no room for a block, or for a longer one. */
export function checkRoom({ blocks, characters }: Room, weight: Weight, known?: Weight): void {
  if (!known && blocks >= BLOCK_LIMIT) {
    throw new AppError(
      'invalid',
      'richtext.full',
      `There is room for ${BLOCK_LIMIT} texts, photos and videos, and all of it is taken.`,
    );
  }
  const more = weight.characters - (known?.characters ?? 0);
  if (more > 0 && characters + more > CHARACTER_LIMIT) {
    const limit = inGroups(CHARACTER_LIMIT);
    throw new AppError(
      'invalid',
      'richtext.full',
      `All texts together may have ${limit} characters at most.`,
    );
  }
}

/** Only the fields of a request: the rest stays as it is. */
export const carried = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
