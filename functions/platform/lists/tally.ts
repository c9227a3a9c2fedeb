import { randomInt } from 'node:crypto';
import type { AppError } from '#platform/errors.ts';
import type { Key, PagedList } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { take } from '#platform/table/walk.ts';
import { COUNTS, PAST_COUNTS } from './list-counts.ts';

/*
 * A tally counts what very many do at once. It is counted as a list is, but without rows: each of its items holds a
 * share of every number, and one of them, by chance, is added to. So nobody waits for all others, and one Query reads a
 * number. It closes as a list does (`closeList`).
 */
export type Tally = Pick<PagedList, 'pk' | 'shards'>;

/** A flag that each item of a tally may hold, so that a request that adds to it sees the flag in the same write. */
export type Mark = string;

/** The write that adds to a tally. It fails with `otherwise` where the tally is closed, or has the flag `unless`. */
export function addToTally(
  tally: Tally,
  numbers: Record<string, number>,
  otherwise: () => AppError,
  unless?: Mark,
): Action {
  const change = update(keyOf(tally, randomInt(tally.shards)), { add: numbers });
  const marks = ['closed', ...(unless === undefined ? [] : [unless])];
  return {
    update: {
      ...change,
      ConditionExpression: marks.map((mark) => `attribute_not_exists(#is_${mark})`).join(' AND '),
      ExpressionAttributeNames: {
        ...change.ExpressionAttributeNames,
        ...Object.fromEntries(marks.map((mark) => [`#is_${mark}`, mark])),
      },
    },
    otherwise,
  };
}

/** The writes that set a flag on a tally everywhere, or remove it. */
export const markTally = (tally: Tally, mark: Mark, isSet: boolean): Action[] =>
  Array.from({ length: tally.shards }, (_, shard) => ({
    update: update(keyOf(tally, shard), { set: { [mark]: isSet || undefined } }),
  }));

/** The numbers of a tally, possibly a moment old; numbers that nothing was added to are 0. */
export async function readTally<Name extends string>(
  { pk, shards }: Tally,
  names: readonly Name[],
  consistent = true,
): Promise<Record<Name, number>> {
  const shares = await take({ pk, from: COUNTS, to: PAST_COUNTS }, { limit: shards, consistent });
  const sum = (name: string) => shares.reduce((total, share) => total + Number(share[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as Record<Name, number>;
}

const keyOf = ({ pk }: Tally, shard: number): Key => ({ pk, sk: COUNTS + shard.toString(36) });
