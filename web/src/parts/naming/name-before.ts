/**
 * What parts a name from an address, as in `functions/contract/fields/mentions.ts`, and the name as far as it is typed.
 */
const BEGUN = /(?:^|[\s([{"'“‘«„])@([\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]*)$/u;
const REST = /^[\p{L}\p{M}\p{N}._-]*/u;
const FEWEST = 2; // letters

/** A name that is being typed: where it begins, behind its `@`, and where it ends. */
export interface Begun {
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

/** The name in which the cursor is, where at least two letters of it stand before the cursor. */
export function nameBefore(text: string, cursor: number): Begun | undefined {
  const typed = BEGUN.exec(text.slice(0, cursor))?.[1];
  if (typed === undefined || [...typed].length < FEWEST) return undefined;
  const rest = REST.exec(text.slice(cursor))?.[0] ?? '';
  return { typed, start: cursor - typed.length, end: cursor + rest.length };
}

/** The text with a whole name in place of that, and where the cursor is then: behind a space, if one follows. */
export function withName(
  text: string,
  { start, end }: Begun,
  name: string,
): { text: string; cursor: number } {
  const before = text.slice(0, start) + name;
  const after = text.slice(end) || ' ';
  return { text: before + after, cursor: before.length + (/^\s/.test(after) ? 1 : 0) };
}
