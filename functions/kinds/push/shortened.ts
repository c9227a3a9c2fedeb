import { shortened as shortenedTo } from '#kinds/shortened.ts';

/** In characters: as much as a lock screen shows. */
const LONGEST = 140;

export const shortened = (text: string): string => shortenedTo(text, LONGEST);
