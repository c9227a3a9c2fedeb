import type { UsefulOn } from '#contract/replies/useful.ts';
import { StaleReadError } from '#platform/errors.ts';
import { addToTally, readTally } from '#platform/lists/tally.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, partitions, tallies } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';

/** How many find something useful, read consistently. */
export const countUseful = async (on: UsefulOn, id: string): Promise<number> =>
  (await readTally(tallies.useful(on, id), ['useful'])).useful;

export const findsUseful = async (userId: string, on: UsefulOn, id: string): Promise<boolean> =>
  (await findItem(keys.useful(userId, on, id))) !== undefined;

/** The same, possibly a moment old, for half the price. */
export async function foundUseful(userId: string, on: UsefulOn, id: string): Promise<boolean> {
  const { pk, sk } = keys.useful(userId, on, id);
  return (await take({ pk, from: sk, to: sk }, { limit: 1 })).length > 0;
}

/**
 * Which of these replies, or posts, a member finds useful, a moment old: one Query of what they marked between the
 * first and the last.
 */
export async function usefulAmong(
  userId: string,
  on: 'reply' | 'post',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const [oldest, newest] = [ids.toSorted().at(0), ids.toSorted().at(-1)];
  if (oldest === undefined || newest === undefined) return new Set();
  const [from, to] = [keys.useful(userId, on, oldest).sk, keys.useful(userId, on, newest).sk];
  const marks = await take({ pk: partitions.useful(userId), from, to }, {});
  return new Set(marks.map(({ sk }) => String(sk).slice(`${on}#`.length)));
}

/** The writes after which a member finds something useful, or does no more, where it was the other way until now. */
export function setUseful(on: UsefulOn, id: string, userId: string, isUseful: boolean): Action[] {
  const key = keys.useful(userId, on, id);
  const otherwise = () => new StaleReadError('useful.changed');
  const write: Action = isUseful
    ? { put: { Item: key, ConditionExpression: 'attribute_not_exists(pk)' }, otherwise }
    : { remove: { Key: key, ConditionExpression: 'attribute_exists(pk)' }, otherwise };
  return [
    write,
    addToTally(tallies.useful(on, id), { useful: isUseful ? 1 : -1 }, otherwise),
    enqueueJob({ kind: 'responded', on, id }),
  ];
}
