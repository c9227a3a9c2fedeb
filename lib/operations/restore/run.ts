import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { counted } from '../counted.ts';
import { beginCopy, checkTime, copyName, copyStands, describe, dropCopy, isWhole } from './copy-table.ts';
import { estimate, number } from './estimate.ts';
import { findGone, roots } from './gone.ts';
import { RestoreError } from './patience.ts';
import { type Restore, restoreMissing, restoreWhole } from './restore.ts';

export interface Wanted {
  readonly time: Date;
  readonly table: string;
  /** Bucket of the content host. */
  readonly bucket: string;
  /**
   * What to restore: everything that is gone, some of it by id, or the whole table, whose name is repeated for
   * confirmation; undefined only compares.
   */
  readonly what?: 'missing' | readonly string[] | { readonly replace: string } | undefined;
  /** Without it nothing is changed. */
  readonly yes?: boolean | undefined;
  /** Deletes the copy and does nothing else. */
  readonly dropCopy?: boolean | undefined;
}

export interface Around {
  readonly client: DynamoDBClient;
  readonly s3: S3Client;
  readonly say: (line: string) => void;
  /** ms between two checks of whether the copy is ready. */
  readonly every?: number;
}

/**
 * Does one step of a restore and prints what it did, or would do. Throws a `RestoreError` for what an operator can
 * mend.
 */
export async function run(wanted: Wanted, around: Around): Promise<void> {
  const { time, table, yes, what } = wanted;
  const { client, say } = around;
  const live = await describe(client, table);
  if (!live) throw new RestoreError(`There is no table ${table}.`);
  const name = copyName(table, time);
  if (wanted.dropCopy) return drop(name, wanted, around);
  const replaces = what !== undefined && isReplacing(what);
  if (replaces && what.replace !== table)
    throw new RestoreError(`The table is called ${table}, and not ${what.replace}: nothing is replaced.`);
  const made = await describe(client, name);
  if (!made) await checkTime(client, table, time);
  if (!made || replaces) for (const line of estimate(live, replaces)) say(line);
  if (replaces)
    say(`It replaces ${table}: all that was made and changed since ${time.toISOString()} is lost.`);
  if (!made) {
    if (!yes)
      return say(`Nothing is done. With --yes DynamoDB makes the copy ${name}; the table stays as it is.`);
    await beginCopy(client, table, time);
  }
  say(`The copy ${name} is looked at; where DynamoDB still makes it, this waits.`);
  const copy = await copyStands(client, table, time, around.every);
  const restore: Restore = {
    tables: { client, live: table, copy },
    s3: around.s3,
    bucket: wanted.bucket,
    time,
  };
  if (!yes || !what) return look(restore, around, replaces);
  // The copy takes up to hours, and the site is closed only for minutes: so the replacement is a second run.
  if (replaces && !(made && isWhole(made))) return look(restore, around, replaces);
  if (replaces) await whole(restore, around);
  else await missing(restore, around, what === 'missing' ? undefined : what);
  say('When all is as it should be, remove the copy: the same command with --drop-copy.');
}

const isReplacing = (what: NonNullable<Wanted['what']>): what is { readonly replace: string } =>
  typeof what === 'object' && 'replace' in what;

async function drop(name: string, { yes }: Wanted, { client, say }: Around): Promise<void> {
  if (!(await describe(client, name))) return say(`There is no copy ${name}.`);
  if (!yes) return say(`Nothing is done. With --yes the copy ${name} is removed.`);
  await dropCopy(client, name);
  say(`The copy ${name} is removed.`);
}

const MAX_SHOWN = 100;

async function look({ tables, time }: Restore, { say }: Around, replaces: boolean): Promise<void> {
  const gone = await findGone(tables);
  const found = roots(gone);
  say(
    `Gone since ${time.toISOString()}: ${counted(found.length, 'thing')}, with all that is in ${found.length === 1 ? 'it' : 'them'}.`,
  );
  for (const { kind, id, name } of found.slice(0, MAX_SHOWN)) say(`  ${kind} ${id}  ${name}`);
  if (found.length > MAX_SHOWN) say(`  and ${number(found.length - MAX_SHOWN)} more`);
  if (gone.members.length > 0)
    say(
      `Erased since: ${counted(gone.members.length, 'member')}. --missing and --only leave out whoever was erased; --replace brings them back.`,
    );
  say(
    replaces
      ? 'Nothing is replaced yet. Close the site (docs/operations.md), then say the same with --yes.'
      : 'Nothing is done. --missing --yes brings all of it back, --only <id> --yes one thing.',
  );
}

async function missing(restore: Restore, { say }: Around, only?: readonly string[]): Promise<void> {
  const { items, files } = await restoreMissing(restore, only);
  say(`Back again: ${counted(items, 'item')} and ${counted(files, 'file')}. What was there is as it was.`);
}

async function whole(restore: Restore, { say }: Around): Promise<void> {
  const { put, removed, files, removedFiles, members } = await restoreWhole(restore);
  say(`The table is as it was: ${counted(put, 'item')} put back, ${number(removed)} made since gone.`);
  say(`So are its files: ${counted(files, 'file')} put back, ${number(removedFiles)} put there since gone.`);
  if (members.length === 0) return;
  say('These members had been erased since and are there again, without an account. Erase them again:');
  for (const id of members) say(`  ${id}`);
}
