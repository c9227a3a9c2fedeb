import * as z from 'zod/mini';
import { MOST_CHATS, MOST_REQUESTS } from '#contract/chats/chats.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';
import { take } from '#platform/table/walk.ts';
import { Side } from './chat-id.ts';

/*
 * A conversation of two: its messages are a list, and each of both has a row in a partition of their own, which says
 * all that the inbox shows. Whoever has no such row has no such conversation. A second, small row is there as long as
 * the bell counts the conversation: it reads those alone.
 */

export const InboxItem = z.object({
  chatId: z.string(),
  /** The member's own side. */
  side: Side,
  /** The other one, absent once they have left. The index leads from them to this row, as to all that names them. */
  memberId: z.optional(z.string()),
  /** When somebody wrote last, or it was begun. */
  at: z.string(),
  last: z.optional(z.object({ id: z.string(), text: z.string(), side: Side, img: z.optional(z.boolean()) })),
  /** The last message that the member has read. */
  readTo: z.optional(z.string()),
  requested: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
  ...versioned,
});
export type InboxItem = z.infer<typeof InboxItem>;

/** A member's row of a conversation; undefined where they have no part in it. */
export async function findInbox(userId: string, chatId: string): Promise<InboxItem | undefined> {
  const item = await findItem(keys.inbox(userId, chatId));
  return item && InboxItem.parse(item);
}

/** The same. Throws `chat.missing`, also for a conversation of others. */
export async function getInbox(userId: string, chatId: string): Promise<InboxItem> {
  const item = await findInbox(userId, chatId);
  if (!item) throw new AppError('missing', 'chat.missing', 'There is no such conversation.');
  return item;
}

/** More than the limits let anybody have, but for those that many begin with them at once. */
const MOST_READ = 2 * (MOST_CHATS + MOST_REQUESTS);

/** All rows of a member, in no order. */
export async function readInbox(userId: string, { consistent = true } = {}): Promise<InboxItem[]> {
  const pk = partitions.inbox(userId);
  const items = await take({ pk, from: ROWS, to: `${ROWS}~` }, { limit: MOST_READ, consistent });
  return items.map((item) => InboxItem.parse(item));
}

const ROWS = keys.inbox('', '').sk;

export const isUnread = ({ last, side, readTo = '' }: InboxItem): boolean =>
  last !== undefined && last.side !== side && last.id > readTo;

/** Whether the bell counts it. */
const counts = (item: InboxItem): boolean => isUnread(item) && !item.muted && !item.requested;

/** The writes that change a member's row as it was read, or make it, and have the bell count it or not. */
export function setInbox(userId: string, before: InboxItem | undefined, after: InboxItem): Action[] {
  const key = keys.inbox(userId, after.chatId);
  const version = before ? { version: before.version + 1 } : {};
  const unread = keys.unread(userId, after.chatId);
  const wasCounted = before !== undefined && counts(before);
  return [
    changeAsRead(key, before, { ...after, ...version }, 'chat.changed'),
    ...(counts(after) && !wasCounted ? [{ put: { Item: unread } }] : []),
    ...(wasCounted && !counts(after) ? [{ remove: { Key: unread } }] : []),
  ];
}

interface Written extends Required<Pick<InboxItem, 'at' | 'last'>> {
  /** That its writer accepts with it. */
  readonly requested?: false;
}

/**
 * The writes that say in a member's row, as it was read, that somebody wrote. They are refused where the row has become
 * another one, but not because others wrote meanwhile: of many messages at once each finds its turn, and which of them
 * a row shows is by chance. What they do to the bell's row follows from what was read, and so may that not change; not
 * where they come `again`, and write it whatever was.
 */
export function noteMessage(userId: string, before: InboxItem, now: Written, again: boolean): Action[] {
  const after = { ...before, ...now };
  const Key = keys.unread(userId, before.chatId);
  const bell = counts(after) ? { put: { Item: Key } } : { remove: { Key } };
  const stays = counts(after) === counts(before);
  return [
    {
      update: noted(keys.inbox(userId, before.chatId), before, now, again),
      otherwise: () => new StaleReadError('chat.changed'),
    },
    ...(stays && !again ? [] : [bell]),
  ];
}

/** Whoever changes the row as it was read learns of it by its version. */
function noted(
  key: Key,
  { memberId, muted, requested, readTo, last }: InboxItem,
  now: Written,
  again: boolean,
) {
  const change = update(key, { set: { ...now }, add: { version: 1 } });
  const conditions = [
    isStill('memberId', memberId),
    isStill('muted', muted),
    isStill('requested', requested),
    ...(again
      ? []
      : [isStill('readTo', readTo), last ? '#last.#side = :was_side' : isStill('last', undefined)]),
  ];
  const asRead = { memberId, muted, requested, ...(!again && { readTo, ...(last && { side: last.side }) }) };
  const values = Object.entries(asRead).filter(([, value]) => value !== undefined);
  return {
    ...change,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: {
      ...change.ExpressionAttributeNames,
      ...Object.fromEntries(Object.keys(asRead).map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ...change.ExpressionAttributeValues,
      ...Object.fromEntries(values.map(([name, value]) => [`:was_${name}`, value])),
    },
  };
}

const isStill = (name: string, value: unknown): string =>
  value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`;

/** In how many conversations the bell counts something new, up to so many. */
export async function countUnread(userId: string, most: number): Promise<number> {
  const { pk, sk } = keys.unread(userId, '');
  return (await take({ pk, from: sk, to: `${sk}~` }, { limit: most })).length;
}
