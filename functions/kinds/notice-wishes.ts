import * as z from 'zod/mini';
import type { NoticeSettings, PushSettings } from '#contract/notices/notice-settings.ts';
import { MOST_MUTED, type MutedOn, type Notice } from '#contract/notices/notices.ts';
import { isBlocked } from '#kinds/blocked.ts';
import { AppError } from '#platform/errors.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

/** What a member wants to be told of; without it, of all. It is one small item, read with half a unit. */
const WishesItem = z.object({
  replies: z._default(z.boolean(), true),
  mentions: z._default(z.boolean(), true),
  courses: z._default(z.boolean(), true),
  events: z._default(z.boolean(), true),
  weekly: z._default(z.boolean(), true),
  messages: z._default(z.boolean(), true),
  /** Of what their devices show. */
  pushText: z._default(z.boolean(), false),
  quietFrom: z._default(z.string(), '20:00'),
  quietTo: z._default(z.string(), '06:00'),
  mostPushes: z._default(z.int(), 3),
  /** `<kind>#<id>` of what they do not want to hear from. */
  muted: z._default(z.set(z.string()), new Set()),
});
export type Wishes = z.infer<typeof WishesItem>;

/** Of which setting a kind of notice is; decisions by moderators are of none, and are always told. */
export const settingOf = {
  reply: 'replies',
  answer: 'replies',
  thread: 'replies',
  chosen: 'replies',
  mention: 'mentions',
  learner: 'courses',
  attempt: 'courses',
  remark: 'courses',
  tomorrow: 'events',
  message: 'messages',
} as const satisfies Partial<Record<Notice['kind'] | 'message', keyof NoticeSettings>>;

export type WishedKind = keyof typeof settingOf;

export const mutedName = (on: string, id: string): string => `${on}#${id}`;

/** A piece as far as it says where it is. */
interface Placed {
  readonly communityId?: unknown;
  readonly courseId?: unknown;
  readonly in?: unknown;
  readonly inId?: unknown;
}

/** What somebody who wants to hear nothing of a piece may have muted: it, or what it is in. */
export const placesOf = (on: string, id: string, piece: Placed = {}): string[] => [
  mutedName(on, id),
  ...(piece.courseId === undefined ? [] : [mutedName('course', String(piece.courseId))]),
  ...(piece.inId === undefined ? [] : [mutedName(String(piece.in), String(piece.inId))]),
  ...(piece.communityId === undefined ? [] : [mutedName('community', String(piece.communityId))]),
];

export const wishesFrom = (item: StoredItem | undefined): Wishes => WishesItem.parse(item ?? {});

export const findWishes = async (userId: string): Promise<Wishes> =>
  wishesFrom(await findItem(keys.noticeWishes(userId)));

/** Those of these members who want to be told of a kind of what happened there; a moment old, half a unit each. */
export async function whoWants(
  members: readonly string[],
  kind: WishedKind,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  if (members.length === 0) return new Set();
  const found = await findItems(members.map(keys.noticeWishes));
  const unwilling = found.filter((item) => {
    const wishes = wishesFrom(item);
    return !wishes[settingOf[kind]] || places.some((place) => wishes.muted.has(place));
  });
  const out = new Set(unwilling.map(({ pk }) => String(pk).slice(partitions.notices('').length)));
  return new Set(members.filter((id) => !out.has(id)));
}

/** The same of one member, and of what another did, whom a block may part from them; nobody wants nothing. */
export async function wants(
  userId: string | undefined,
  kind: WishedKind,
  places: readonly string[],
  by = userId,
): Promise<boolean> {
  if (userId === undefined) return false;
  const [who, isParted] = await Promise.all([
    whoWants([userId], kind, places),
    by !== undefined && by !== userId && isBlocked(userId, by),
  ]);
  return who.has(userId) && !isParted;
}

/** The write that keeps which kinds a member wants; what is not given stays. */
export function keepSettings(
  userId: string,
  settings: Partial<NoticeSettings>,
  { text, most, ...quiet }: Partial<PushSettings> = {},
): Action {
  // All is told where nothing says otherwise.
  const set = Object.fromEntries(
    Object.entries(settings).map(([name, isWanted]) => [name, isWanted ? undefined : false]),
  );
  const pushed = {
    ...(text !== undefined && { pushText: text }),
    ...(most !== undefined && { mostPushes: most }),
    ...quiet,
  };
  return { update: update(keys.noticeWishes(userId), { set: { ...set, ...pushed } }) };
}

/** The write that has a member hear again of things, by their names in the list. */
export const unmute = (userId: string, names: readonly string[]): Action => ({
  update: {
    Key: keys.noticeWishes(userId),
    UpdateExpression: 'DELETE muted :these',
    ExpressionAttributeValues: { ':these': new Set(names) },
  },
});

/**
 * The write that mutes something for a member, or has them hear of it again; setting it twice changes nothing. Throws
 * `notices.full` of more than there is room for.
 */
export function keepMuted(userId: string, on: MutedOn, id: string, muted: boolean): Action {
  const name = mutedName(on, id);
  if (!muted) return unmute(userId, [name]);
  return {
    update: {
      Key: keys.noticeWishes(userId),
      UpdateExpression: 'ADD muted :these',
      ConditionExpression: 'attribute_not_exists(muted) OR size(muted) < :most OR contains(muted, :name)',
      ExpressionAttributeValues: { ':these': new Set([name]), ':most': MOST_MUTED, ':name': name },
    },
    otherwise: () => {
      const text = `You have muted ${MOST_MUTED} things, which is as many as there may be. Unmute some of them first.`;
      return new AppError('conflict', 'notices.full', text);
    },
  };
}
