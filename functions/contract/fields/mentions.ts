import * as z from 'zod/mini';
import { Id } from './field.ts';

/** Names of a text that count: the first ones. */
export const MOST_MENTIONED = 10;

/** A member who is named in a text, by their user name in lower case; the page is found by the id. */
export const Mention = z.object({ name: z.string(), id: Id });
export type Mention = z.infer<typeof Mention>;

/** What a text says of whom it names; the worker looks them up, a moment after it was written. */
export const mentioning = { mentions: z.optional(z.array(Mention)) };

/**
 * A name with what is before it, which parts it from an e-mail address and from a web address. A sentence's point is
 * not part of it, and neither is one that another address goes on behind.
 */
const NAMED =
  /(^|[\s([{"'“‘«„])@([\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}._-]{0,126}[\p{L}\p{M}\p{N}_])?)(?![\p{L}\p{M}\p{N}_@])/gu;

interface Named {
  /** In lower case: user names ignore it. */
  readonly name: string;
  /** Where in the text it begins with its `@`, and where it ends. */
  readonly start: number;
  readonly end: number;
}

/** Where a text names somebody, whether there is such a member or not. */
export const namesAt = (text: string): Named[] =>
  [...text.matchAll(NAMED)].map(({ 0: found, 1: before = '', 2: name = '', index }) => ({
    name: name.toLowerCase(),
    start: index + before.length,
    end: index + found.length,
  }));

/** All names of a text, each once. */
const allNamesIn = (text: string): Set<string> => new Set(namesAt(text).map(({ name }) => name));

/** The names of a text that count, each once. */
export const namesIn = (text: string): string[] => [...allNamesIn(text)].slice(0, MOST_MENTIONED);

/** Whether a text names more than count: whoever writes it is told. */
export const namesTooMany = (text: string): boolean => allNamesIn(text).size > MOST_MENTIONED;

/** Those of them that a text did not name before it was changed. */
export function newNames(before: string, after: string): string[] {
  const named = allNamesIn(before);
  return namesIn(after).filter((name) => !named.has(name));
}
