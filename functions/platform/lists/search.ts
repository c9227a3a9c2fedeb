import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import type { Found } from '#contract/fields/paging.ts';
import { matches, wordsOf } from '#contract/fields/words.ts';
import { keys } from '#platform/table/keys.ts';
import { type StoredItem, writeBatch } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';

/*
 * An index of word beginnings. Each word of a row's text has an item, in a partition for each list and first letter, so
 * that one Query finds all rows with a word that begins as typed. Another engine could take its place behind this
 * module.
 */

/** A row of a list that is found, and the text that finds it. */
export interface Entry {
  /** Partition key of the list. */
  readonly list: string;
  /** Id of the row in it. */
  readonly row: string;
  /** What the row stands for. */
  readonly id: string;
  readonly text: string;
  /** The section of the list that a search may be limited to. */
  readonly section?: string | undefined;
}

/**
 * Makes rows findable. It runs before the transaction that adds them (`ahead.ts`): a search ignores entries without a
 * row, while a row without entries would be lost.
 */
export function indexWords(entries: readonly Entry[]): Promise<void> {
  return writeBatch(additions(entries.flatMap(itemsOf)));
}

/** Takes rows out of the index that are gone already, or never came; otherwise use `removeWords`. */
export function forgetWords(entries: readonly Entry[]): Promise<void> {
  return writeBatch(removals(entries.flatMap(itemsOf)));
}

/** The writes that move rows to another section of the index, in the transaction that moves the rows. */
export function moveWords(entries: readonly Entry[]): Action[] {
  return entries.flatMap(itemsOf).map((Item) => ({ put: { Item } }));
}

/** The writes that take rows out of the index, in the transaction that removes them. */
export function removeWords(entries: readonly Entry[]): Action[] {
  return entries.flatMap(itemsOf).map(({ pk, sk }) => ({ remove: { Key: { pk, sk } } }));
}

/** Makes a row findable by another text. Words that both texts have stay. */
export async function reindexWords(entry: Entry, before: string): Promise<void> {
  const words = new Set(wordsOf(entry.text));
  const gone = itemsOf({ ...entry, text: before }).filter(({ word }) => !words.has(word));
  await writeBatch([...additions(itemsOf(entry)), ...removals(gone)]);
}

const Item = z.object({
  row: z.string(),
  id: z.string(),
  words: z.array(z.string()),
  section: z.optional(z.string()),
});

export interface Match {
  readonly row: string;
  readonly id: string;
}

export interface Matches {
  /** Newest first. */
  readonly matches: readonly Match[];
  /** Whether there may be more. */
  readonly isPartial: boolean;
}

interface Paging {
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

const MAX_ENTRIES = 500;

/**
 * The rows of a list, or of a section of it, in whose texts each word of the query begins a word. It reads the entries
 * of the longest word, at most 500; if there are more, the result is partial. The query must have a word.
 */
export async function findMatches(list: string, query: string, section?: string): Promise<Matches> {
  const wanted = wordsOf(query);
  const longest = wanted.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const { entries, isPartial } = await readEntries(list, longest);
  const isIn = (entry: { section?: string | undefined }) =>
    section === undefined || entry.section === section;
  const found = entries.filter((entry) => isIn(entry) && matches(wanted, entry.words));
  const rows = new Map(found.map((entry) => [entry.row, entry]));
  return { matches: [...rows.values()].sort((a, b) => (a.row < b.row ? 1 : -1)), isPartial };
}

/** One page of what was found. */
export function pageOf<Each>(
  all: readonly Each[],
  isPartial: boolean,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Paging,
): { matches: Each[]; found: Found } {
  const pages = Math.ceil(all.length / pageSize);
  return {
    matches: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    found: {
      page: pageNumber,
      pageSize,
      pages,
      totalPages: pages,
      totalItems: all.length,
      ...(isPartial && { partial: true }),
    },
  };
}

/** One page of the rows of a list, or of a section of it, that a query finds. */
export async function searchRows(list: string, query: string, paging: Paging, section?: string) {
  const { matches, isPartial } = await findMatches(list, query, section);
  return pageOf(matches, isPartial, paging);
}

/** Whether a query would find a text. */
export const finds = (query: string, text: string): boolean => matches(wordsOf(query), wordsOf(text));

/** Whether there is anything to search for. */
export const hasWords = (query: string | undefined): query is string =>
  query !== undefined && wordsOf(query).length > 0;

async function readEntries(list: string, beginning: string) {
  const { pk, sk } = keys.word(list, beginning, '');
  const from = sk.slice(0, -1);
  const items = await take(
    { pk, from, to: `${from}\u{10ffff}` },
    // A member looks for what they have just made.
    { limit: MAX_ENTRIES + 1, forward: true, consistent: true },
  );
  return {
    entries: items.slice(0, MAX_ENTRIES).map((item) => Item.parse(item)),
    isPartial: items.length > MAX_ENTRIES,
  };
}

function itemsOf({ list, row, id, text, section }: Entry) {
  const words = wordsOf(text);
  return words.map((word) => ({ ...keys.word(list, word, row), word, row, id, words, section }));
}

const additions = (items: readonly StoredItem[]) => items.map((Item) => ({ PutRequest: { Item } }));

const removals = (items: readonly { pk: string; sk: string }[]) =>
  items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
