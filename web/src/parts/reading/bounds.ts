/** Replies that the device keeps at most: enough for a month of reading, and read in 60 ms on a slow phone. */
export const MAX_REPLIES = 300;
/** Characters of all of them together. */
export const MAX_CHARACTERS = 3_000_000;
/** Characters of one: a rich text may have a million. */
export const MAX_REPLY_CHARACTERS = 300_000;
/** Days. As long as somebody without a signal stays signed in, and some more: a clock may be wrong by a day or two. */
export const MAX_DAYS = 40;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Kept {
  readonly id: string;
  readonly at: number;
  readonly size: number;
}

/**
 * The ids of those that have to go: of too many the ones that came first, and all that is too old. A reply's age is
 * counted to the newest one, or to now where that is less: so a clock that jumps does not empty a device that reads on.
 */
export function surplusOf(all: readonly Kept[], now: number): string[] {
  const newestFirst = all.toSorted((one, other) => other.at - one.at);
  const latest = Math.min(now, newestFirst[0]?.at ?? now);
  let characters = 0;
  return newestFirst.flatMap(({ id, at, size }, place) => {
    characters += size;
    const isTooMuch = place >= MAX_REPLIES || characters > MAX_CHARACTERS;
    return isTooMuch || latest - at > MAX_DAYS * DAY_MS ? [id] : [];
  });
}
