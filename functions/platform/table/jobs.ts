import { ulid } from 'ulid';
import type { Folder } from '#contract/route.ts';
import type { Job, Part } from './job.ts'; // the types alone: only the worker reads jobs
import { type Key, keys } from './keys.ts';
import type { StoredItem } from './table.ts';
import type { Action } from './transaction.ts';

/** The write that adds a job. */
export function enqueueJob(job: Job): Action {
  return { put: { Item: { ...keys.job(ulid()), ...job } } };
}

/** Joins the removals of a transaction into one job: each job costs two write units, and a turn of the worker. */
export function inOneJob(actions: readonly Action[]): readonly Action[] {
  const jobs = actions.map((action) => ({ action, parts: partsIn(action) }));
  if (jobs.filter(({ parts }) => parts).length < 2) return actions;
  const others = jobs.flatMap(({ action, parts }) => (parts ? [] : action));
  return [...others, enqueueJob({ kind: 'gone', parts: jobs.flatMap(({ parts = [] }) => parts) })];
}

/** The parts that a write would have removed. */
const partsIn = ({ put }: Action): Part[] | undefined =>
  put?.Item?.['kind'] === 'gone' ? (put.Item['parts'] as Part[]) : undefined;

/** The write that adds a job for a later time (ms), under an id by which it can be cancelled. */
export function scheduleJob(time: number, job: Job, id: string = ulid()): Action {
  return { put: { Item: { ...keys.due(new Date(time).toISOString(), id), ...job } } };
}

/** The write that cancels it, unless the worker has it already: only one of the two can happen. */
export function cancelJob(due: Key, otherwise: () => Error): Action {
  return { remove: { Key: due, ConditionExpression: 'attribute_exists(pk)' }, otherwise };
}

/** The writes that turn a job that is due into one for the worker. */
export function enqueueDueJob({ pk, sk, ...job }: StoredItem): Action[] {
  const due = { pk: String(pk), sk: String(sk) };
  return [
    { remove: { Key: due, ConditionExpression: 'attribute_exists(pk)' } },
    { put: { Item: { ...job, ...keys.job(ulid()) } } },
  ];
}

/** Files on the content host that something shows; undefined or empty for those that it lacks. */
export type Files = readonly (`${Folder}/${string}` | '' | undefined)[];

/** The parts to remove of them. */
export const fileParts = (files: Files): Extract<Part, { part: 'file' }>[] =>
  files.flatMap((path) => (path ? { part: 'file' as const, path } : []));

/** The writes that remove files which were shown `before` and are not `after` a change; none for none. */
export function filesGone(before: Files, after: Files = []): Action[] {
  const parts = fileParts(before.filter((path) => !after.includes(path)));
  return parts.length === 0 ? [] : [enqueueJob({ kind: 'gone', parts })];
}

/**
 * The write that removes the object of an upload that was used or given up; `multipartId` where it may still be in
 * parts.
 */
export const uploadGone = (key: string, multipartId?: string): Action =>
  enqueueJob({ kind: 'gone', parts: [{ part: 'upload', key, multipartId }] });
