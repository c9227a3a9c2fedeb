import { ulid } from 'ulid';
import * as z from 'zod/mini';
import type { Folder } from '#contract/route.ts';
import { type Key, keys } from './keys.ts';
import type { StoredItem } from './table.ts';
import type { Action } from './transaction.ts';

const Entry = z.object({ list: z.string(), row: z.string(), id: z.string(), text: z.string() });

/**
 * Work that a change leaves behind. It is an item that is written in the change's own transaction, so none
 * is ever lost; the table's stream brings it to the worker (`functions/worker`), and it goes when it is done.
 */
export const Job = z.discriminatedUnion('kind', [
  /** Everything that hangs on a deleted community is to go. */
  z.object({
    kind: z.literal('community-deleted'),
    communityId: z.string(),
    shards: z.int(),
    /** Name of its picture. */
    attachment: z.optional(z.string()),
  }),
  /** Files that nothing shows any more: `<folder>/<name>` on the content host, and keys in the upload bucket. */
  z.object({
    kind: z.literal('files-gone'),
    files: z.array(z.string()),
    uploads: z.array(z.string()),
  }),
  /** Files and words that were stored ahead of a transaction that never happened (`ahead.ts`). */
  z.object({
    kind: z.literal('never-written'),
    files: z.array(z.string()),
    words: z.array(Entry),
  }),
  /** The blocks of a deleted thing are to go, with all their files. */
  z.object({ kind: z.literal('richtext-gone'), richtextId: z.string() }),
  /** The same of a rich text, unless something has taken it as its content. */
  z.object({ kind: z.literal('richtext-unused'), richtextId: z.string() }),
  /** A news is to be found by its new title. */
  z.object({
    kind: z.literal('news-renamed'),
    communityId: z.string(),
    id: z.string(),
    before: z.string(),
  }),
  /** A community is to be found by its new name among the communities that its followers follow. */
  z.object({
    kind: z.literal('community-renamed'),
    communityId: z.string(),
    rowId: z.string(),
    before: z.string(),
  }),
  /** One who followed while a name changed, and what they followed, are to be found by their names. */
  z.object({ kind: z.literal('follow-renamed'), userId: z.string(), communityId: z.string() }),
  /** A member is to be found by their new name among the members of their communities. */
  z.object({ kind: z.literal('member-renamed'), userId: z.string() }),
  /** News that were written before there were topics are to stand in theirs: a community's, or those of each. */
  z.object({ kind: z.literal('topics-missing'), communityId: z.optional(z.string()) }),
]);
export type Job = z.infer<typeof Job>;

/** The write that leaves work to the worker. */
export function leave(job: Job): Action {
  return { put: { Item: { ...keys.job(ulid()), ...job } } };
}

/** The write that leaves work for a later time (ms). */
export function leaveFor(time: number, job: Job): Action {
  return { put: { Item: { ...keys.due(new Date(time).toISOString(), ulid()), ...job } } };
}

/** The write that calls it off, as long as it has not come to the worker: of the two one alone happens. */
export function callOff(due: Key, otherwise: () => Error): Action {
  return { remove: { Key: due, ConditionExpression: 'attribute_exists(pk)' }, otherwise };
}

/** The writes that hand work to the worker whose time has come. */
export function begin({ pk, sk, ...job }: StoredItem): Action[] {
  const due = { pk: String(pk), sk: String(sk) };
  return [
    { remove: { Key: due, ConditionExpression: 'attribute_exists(pk)' } },
    { put: { Item: { ...job, ...keys.job(ulid()) } } },
  ];
}

/** The writes that have files removed which nothing shows from now on; none for none. */
export function filesGone(...files: readonly (`${Folder}/${string}` | undefined | false)[]): Action[] {
  const named = files.filter((file) => typeof file === 'string');
  return named.length === 0 ? [] : [leave({ kind: 'files-gone', files: named, uploads: [] })];
}

/** The write that has the object of an upload removed, once it was taken over. */
export const uploadGone = (key: string): Action => leave({ kind: 'files-gone', files: [], uploads: [key] });
