import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { AppError } from '#platform/errors.ts';
import type { NewFile } from '#platform/files/files.ts'; // the type alone: a function without files loads no client for them
import { type Entry, forgetWords, indexWords } from '#platform/lists/search.ts';
import type { Job } from './job.ts';
import { cancelJob } from './jobs.ts';
import { type Key, keys } from './keys.ts';
import { findItem, removeItems, TableName, table } from './table.ts';
import { type Action, NothingWritten, writeTogether } from './transaction.ts';

/*
 * A transaction reaches no files and has no room for words, so they are stored ahead of it. A note of them is written
 * first, so that none stays behind when the function is ended in between. The transaction that shows them removes the
 * note; otherwise the clock takes an old note for a job (`functions/worker`). Only one of the two can happen.
 */

/** What is stored ahead of a transaction: files that its items show, and search words of its rows. */
export interface Ahead {
  readonly files?: readonly (NewFile | undefined | '')[];
  readonly entries?: readonly Entry[];
}

const LONGEST_REQUEST_MS = 15 * 60_000; // no request lives so long

/**
 * Stores files and words, then writes all or nothing. Throws what `writeTogether` throws. Where nothing was written,
 * what was stored is removed. Where only some could be stored, the clock removes the rest: a slow write may still
 * arrive.
 */
export async function storeAndWrite(ahead: Ahead, actions: readonly Action[]): Promise<void> {
  const files = (ahead.files ?? []).filter((file) => typeof file === 'object');
  const entries = [...(ahead.entries ?? [])];
  if (files.length === 0 && entries.length === 0) return writeTogether(actions);

  const left: Job = { kind: 'never-written', files: files.map(({ path }) => path), words: entries };
  const note = keys.due(new Date(Date.now() + LONGEST_REQUEST_MS).toISOString(), ulid());
  await table.send(new PutCommand({ TableName, Item: { ...note, ...left } }));
  await Promise.all([...files.map((file) => file.put()), indexWords(entries)]);
  try {
    await writeTogether([...actions, cancelJob(note, tooLate)]);
  } catch (error) {
    // Any other failure leaves open whether the transaction happened; the clock finds out.
    if (error instanceof NothingWritten) await discard(note, files, entries).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes what was stored, as long as its note is there. The note is removed last: the clock repeats what fails here.
 */
async function discard(note: Key, files: readonly NewFile[], entries: readonly Entry[]): Promise<void> {
  if (!(await findItem(note))) return;
  await Promise.all([...files.map((file) => file.remove()), forgetWords(entries)]);
  await removeItems([note]);
}

const tooLate = () => new AppError('unavailable', 'write.late', 'This took too long. Please try again.');
