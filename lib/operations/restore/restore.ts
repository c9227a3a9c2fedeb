import type { S3Client } from '@aws-sdk/client-s3';
import { bringBack, deletionsEnd, isInScope, type Scope } from './bring-back.ts';
import { filesIn, nameOfFile, type Step, stepsFor, take } from './files.ts';
import { findGone, scopeOf } from './gone.ts';
import { RestoreError } from './patience.ts';
import { type Replaced, replaceTable } from './replace.ts';
import { forgetNotes, keepText, keepWords, readText, readWords, sweep } from './sweep.ts';
import type { Tables } from './tables.ts';
import { Ids } from './things.ts';

export interface Restore {
  readonly tables: Tables;
  readonly s3: S3Client;
  /** Bucket of the content host. */
  readonly bucket: string;
  /** The time to restore to. */
  readonly time: Date;
}

/** Restores what is gone, all of it or some of it by id, with its files; what exists stays. */
export async function restoreMissing(
  { tables, s3, bucket, time }: Restore,
  only?: readonly string[],
): Promise<{ items: number; files: number }> {
  const what = only ? [...new Set(only)].toSorted().join(' ') : 'all that is gone';
  const isBegun = await goesOn(tables, what);
  await deletionsEnd(tables);
  // Computed once: an interrupted run has already restored a part.
  if (!isBegun) {
    const gone = await findGone(tables);
    await begin(tables, what, { ERASED: gone.members, ID: scopeOf(gone, only) });
  }
  const [ids, erased] = await Promise.all([readWords(tables, 'ID'), readWords(tables, 'ERASED')]);
  const scope: Scope = { ids: new Ids(ids), erased: new Ids(erased) };
  // Files first, so that nothing is shown without its pictures.
  const names = await namesIn(tables, scope);
  const isMissing = ({ step, key }: Step) => step === 'undelete' && names.has(nameOfFile(key));
  const files = await putFiles({ s3, bucket, time }, isMissing);
  const items = await bringBack(tables, scope);
  await forgetNotes(tables);
  return { items, files };
}

/**
 * Restores table and files to the time; what was created since is removed. Nobody may write meanwhile. Returns which
 * members had been erased since: they are back, and must be erased again.
 */
export async function restoreWhole({
  tables,
  s3,
  bucket,
  time,
}: Restore): Promise<Replaced & { files: number; removedFiles: number; members: string[] }> {
  const what = 'the whole table';
  if (!(await goesOn(tables, what))) await begin(tables, what, { ERASED: (await findGone(tables)).members });
  const members = await readWords(tables, 'ERASED');
  const files = await putFiles({ s3, bucket, time }, ({ step }) => step !== 'delete');
  const replaced = await replaceTable(tables);
  const removedFiles = await putFiles({ s3, bucket, time }, ({ step }) => step === 'delete');
  return { ...replaced, files, removedFiles, members };
}

const WHAT = 'WHAT';

/**
 * Whether an interrupted restore continues. Throws a `RestoreError` when it was a different one from the same copy:
 * half of each would be neither.
 */
async function goesOn(tables: Tables, what: string): Promise<boolean> {
  const begun = await readText(tables, WHAT);
  if (begun !== undefined && begun !== what)
    throw new RestoreError(`A restore of ${begun} broke off: run that again first, it goes on where it was.`);
  return begun !== undefined;
}

/** Stores the ids that a restore works on, and its kind last: a restore whose ids were refused has not begun. */
async function begin(
  tables: Tables,
  what: string,
  words: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await forgetNotes(tables);
  for (const name in words) await keepWords(tables, name, words[name] ?? []);
  await keepText(tables, WHAT, what);
}

async function putFiles(
  { s3, bucket, time }: Omit<Restore, 'tables'>,
  wants: (step: Step) => boolean,
): Promise<number> {
  let done = 0;
  for await (const steps of stepsFor(s3, bucket, time, wants)) {
    await take(s3, bucket, steps);
    done += steps.length;
  }
  return done;
}

async function namesIn(tables: Tables, scope: Scope): Promise<Set<string>> {
  const names = new Set<string>();
  await sweep({
    tables,
    of: 'copy',
    act: async (items) => {
      for (const item of items) {
        if (isInScope(item, scope)) for (const name of filesIn(JSON.stringify(item))) names.add(name);
      }
    },
  });
  return names;
}
