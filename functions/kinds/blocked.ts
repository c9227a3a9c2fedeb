import type { ErrorCode } from '#contract/error.ts';
import { AppError } from '#platform/errors.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/*
 * That a member blocked another stands with both: each of them then finds it by one Query of a partition of their own.
 */

/** What stands with each of them, the one who blocks first. */
export const keysOfBlock = (userId: string, blockedId: string): readonly [Key, Key] => [
  keys.blocked(userId, blockedId),
  keys.blockedBy(blockedId, userId),
];

/** The key of what stands with the other one. */
export function otherSide({ pk, sk }: Key): Key {
  const userId = pk.slice(partitions.blocks('').length);
  const isOwn = sk.startsWith(OWN);
  const other = sk.slice((isOwn ? OWN : BY).length);
  return isOwn ? keys.blockedBy(other, userId) : keys.blocked(other, userId);
}

const OWN = keys.blocked('', '').sk;
const BY = keys.blockedBy('', '').sk;

/** Whom a member blocked, and when. */
export async function readBlocked(memberId: string): Promise<{ userId: string; at: string }[]> {
  const { pk, sk } = keys.blocked(memberId, '');
  const rows = await take({ pk, from: sk, to: `${sk}~` }, { consistent: true });
  return rows.map((row) => ({ userId: String(row['sk']).slice(sk.length), at: String(row['at']) }));
}

/** More than hardly anybody has: then only those on a page are looked up. */
const MOST_READ = 100;

/** Which of these people a member does not meet, because one of both blocked the other; a moment old. */
export async function blockedAmong(userId: string, people: readonly string[]): Promise<ReadonlySet<string>> {
  const others = people.filter((id) => id !== userId);
  if (others.length === 0) return new Set();
  const rows = await take(allOf(userId), { limit: MOST_READ });
  const found = rows.length < MOST_READ ? rows : await findItems(others.flatMap((id) => bothOf(userId, id)));
  return new Set(found.map(({ sk }) => String(sk).slice(String(sk).indexOf('#') + 1)));
}

/** Whether a member blocked anybody, or was blocked; a moment old. */
export const hasBlocks = async (userId: string): Promise<boolean> =>
  (await take(allOf(userId), { limit: 1 })).length > 0;

const allOf = (userId: string) => ({ pk: partitions.blocks(userId), from: BY, to: `${OWN}~` });

const bothOf = (userId: string, other: string): Key[] => [
  keys.blocked(userId, other),
  keys.blockedBy(userId, other),
];

/** Whether one of two blocked the other. */
export const isBlocked = async (userId: string, other: string): Promise<boolean> =>
  (await findItems(bothOf(userId, other))).length > 0;

const ofReplies = {
  own: 'You blocked this member. To answer them, unblock them first.',
  closed: 'You cannot reply to this.',
};

/**
 * Throws `block.own` where a member blocked one of these people, and the error `closed` where one of them blocked the
 * member: its text does not say so, because nobody is told.
 */
export async function checkNotBlocked(
  userId: string,
  people: readonly (string | undefined)[],
  texts = ofReplies,
  closed: ErrorCode = 'block.closed',
): Promise<void> {
  const others = people.filter((id) => id !== undefined && id !== userId) as string[];
  if (others.length === 0) return;
  const found = await findItems(others.flatMap((id) => bothOf(userId, id)));
  if (found.some(({ sk }) => String(sk).startsWith(OWN))) {
    throw new AppError('forbidden', 'block.own', texts.own);
  }
  if (found.length > 0) throw new AppError('forbidden', closed, texts.closed);
}
