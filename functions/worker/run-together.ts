import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { logger } from '#platform/log.ts';
import { writeAlone } from '#platform/table/alone.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItems, removeItems, type StoredItem, TableName } from '#platform/table/table.ts';
import { type Changes, update } from '#platform/table/update.ts';
import { takeStep } from './steps.ts';

const SLICE_MS = 1000; // so long others wait that came to the worker after it
const QUICK_TRIES = 5; // tries, one right after the other

/** A job that could not be given its turn, or whose result could not be written. */
export interface Unheard {
  readonly key: Key;
  readonly reason: unknown;
}

/**
 * Gives each job one turn, side by side. They are read together, and finished ones are removed together: many small
 * jobs cost the table little more than one. Each may run twice, when this ends in between. Answers those that have to
 * come again, and no others; throws when the table cannot be read.
 */
export async function runTogether(keys: readonly Key[], isByClock = false): Promise<Unheard[]> {
  // A missing job is done already: the stream may bring one twice.
  const items = await findItems(keys, { consistent: true });
  const turns = await Promise.allSettled(items.map((item) => takeTurn(item, isByClock)));
  const unheard = turns.flatMap((turn, index) =>
    turn.status === 'rejected' ? [{ key: keyOf(items[index] ?? {}), reason: turn.reason as unknown }] : [],
  );
  const done = turns.flatMap((turn) => (turn.status === 'fulfilled' && turn.value) || []);
  try {
    await removeItems(done);
  } catch (reason) {
    return [...unheard, ...done.map((key) => ({ key, reason }))];
  }
  return unheard;
}

/**
 * Gives a job one turn; answers its key when it is done. Otherwise its item keeps the cursor and, because it changes,
 * comes to the worker again, behind all that came meanwhile. A failed job does too, and after a few times waits for the
 * clock. Each step may run twice.
 */
async function takeTurn(item: StoredItem, isByClock: boolean): Promise<Key | undefined> {
  const key = keyOf(item);
  const tries = Number(item['tries'] ?? 0);
  const end = performance.now() + SLICE_MS;
  let cursor = item['cursor'] as string | undefined;
  try {
    do {
      cursor = await takeStep(item, cursor);
    } while (cursor !== undefined && performance.now() < end);
  } catch (error) {
    logger.error('a job failed', { job: key.sk, tries, error: error as Error });
    // The change brings it again. After a few tries only the clock changes it.
    if (isByClock || tries < QUICK_TRIES) await keep(key, { set: cursorOf(cursor), add: { tries: 1 } });
    return undefined;
  }
  if (cursor === undefined) return key;
  await keep(key, { set: { cursor, tries: 0 }, add: { turns: 1 } });
  return undefined;
}

const keyOf = ({ pk, sk }: StoredItem): Key => ({ pk: String(pk), sk: String(sk) });

const cursorOf = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** Writes the cursor of a job. A job that a second run has finished meanwhile stays gone. */
async function keep(key: Key, changes: Changes): Promise<void> {
  try {
    await writeAlone(
      new UpdateCommand({
        TableName,
        ...update(key, changes),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
