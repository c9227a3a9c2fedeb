import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, monotonicFactory } from 'ulid';
import * as z from 'zod/mini';
import { dayAfter } from '#contract/fields/day.ts';
import { reportActions, reportReasons } from '#contract/fields/hidden.ts';
import { noticesOn, toldOfDecisions, toldOfReplies } from '#contract/notices/notices.ts';
import type { ReplyItem } from '#kinds/declared/reply.ts';
import { ring } from '#kinds/push/ring.ts';
import { writeAlone } from '#platform/table/alone.ts';
import type { About } from '#platform/table/job.ts';
import { keys, ULID_LENGTH } from '#platform/table/keys.ts';
import { findItem, TableName } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

/*
 * What a member is told of: one item for each piece, kind and day, to which each further reply adds its author. The
 * same reply may be told twice, and changes nothing then.
 */

export const ToldItem = z.object({
  kind: z.enum([...toldOfReplies, ...toldOfDecisions, 'mention', 'chosen', 'remark', 'tomorrow']),
  on: z.enum(noticesOn),
  onId: z.string(),
  /** Who replied: at most `MAX_NAMED`; nobody is named for a decision. */
  who: z._default(z.set(z.string()), new Set()),
  /** The ids of the first and the last reply, or whatever happened, each with its time in it; and who did the last. */
  first: z.string(),
  last: z.string(),
  lastBy: z.optional(z.string()),
  /** When a job told of the last (ms), which may be minutes later; absent where it was told at once. */
  toldAt: z.optional(z.number()),
  /** The reply that is marked, or names them, where what happened is none itself. */
  replyId: z.optional(z.string()),
  /** Of an event: the day on which it begins. */
  date: z.optional(z.string()),
  /** Of what was decided: what, on what as it was then, to its author why, and which decision on it that was. */
  decision: z.optional(z.int()),
  action: z.optional(z.enum(reportActions)),
  title: z.optional(z.string()),
  reasons: z.optional(z.array(z.enum(reportReasons))),
  note: z.optional(z.string()),
});
export type ToldItem = z.infer<typeof ToldItem>;

/** How many authors an item holds: under a piece that a village answers it would grow without an end. */
export const MAX_NAMED = 20;

/** How long it is kept, in days. */
const TOLD_DAYS = 60;
const DAY_SECONDS = 24 * 60 * 60;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The day of what happened, by its id. */
export const dayOf = (id: string): string =>
  new Date(decodeTime(id.slice(-ULID_LENGTH))).toISOString().slice(0, DAY_LENGTH);

const nextUlid = monotonicFactory();
export const expiry = () => Math.floor(Date.now() / 1000) + TOLD_DAYS * DAY_SECONDS;

/** The write that has a member who replies told of what others reply after that. */
export const watch = ({ on, onId, id, creator }: ReplyItem & { readonly creator: string }): Action => ({
  update: {
    Key: keys.watch(on, onId, creator),
    UpdateExpression: 'SET memberId = :member, #from = if_not_exists(#from, :reply)',
    ExpressionAttributeNames: { '#from': 'from' },
    ExpressionAttributeValues: { ':member': creator, ':reply': id },
  },
});

interface Happened extends Pick<ToldItem, 'on' | 'onId' | 'replyId'> {
  readonly by: string;
}

/**
 * The writes that tell a member of what one other did to something of theirs, a moment ago, and with `rung` on their
 * devices too; none of what they did.
 */
export function toldOf(
  userId: string | undefined,
  kind: 'chosen' | 'remark',
  { on, onId, by, replyId }: Happened,
  rung?: Pick<About, 'path' | 'text'>,
): Action[] {
  if (userId === undefined || userId === by) return [];
  const id = nextUlid();
  const day = new Date().toISOString().slice(0, DAY_LENGTH);
  const item = { kind, on, onId, who: new Set([by]), first: id, last: id, lastBy: by, replyId };
  return [
    { put: { Item: { ...keys.told(userId, day, on, onId, kind), ...item, expiresAt: expiry() } } },
    ...(rung ? ring([userId], { id, kind, on, onId, replyId, by, ...rung }) : []),
  ];
}

interface Decided {
  readonly notice: string;
  readonly on: string;
  readonly id: string;
  /** What a reply is to. */
  readonly at?: { readonly on: string; readonly id: string } | undefined;
  readonly title: string;
  readonly action: string;
  readonly decision: number;
  readonly reasons?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

/**
 * Tells a member once what was decided on something that was reported, for one write unit; answers false where they were
 * told of a later decision.
 */
export async function tellDecided(
  userId: string,
  kind: (typeof toldOfDecisions)[number],
  { notice, on, id, at, ...said }: Decided,
): Promise<boolean> {
  const place = at ? { on: at.on, onId: at.id, replyId: id } : { on, onId: id };
  const { title, action, decision, reasons, note } = said;
  const set = { kind, ...place, title, action, decision, reasons, note, first: notice, last: notice };
  const Key = keys.told(userId, dayOf(notice), on, id, kind);
  const change = update(Key, { set: { ...set, toldAt: Date.now(), expiresAt: expiry() } });
  if (await updateIf(change, 'attribute_not_exists(#decision) OR #decision < :decision')) return true;
  // They were told, but maybe not rung for: that is counted by its notice, and done once.
  return (await findItem(Key))?.['decision'] === decision;
}

/** Tells a member once that an event of theirs begins on a day, for one write unit. */
export async function tellOfEvent(userId: string, eventId: string, date: string): Promise<void> {
  const Key = keys.told(userId, dayAfter(date, -1), 'event', eventId, 'tomorrow');
  const notice = nextUlid();
  const set = { kind: 'tomorrow', on: 'event', onId: eventId, date, first: notice, last: notice };
  await updateIf(update(Key, { set: { ...set, expiresAt: expiry() } }), 'attribute_not_exists(pk)');
}

/** Changes an item by itself where the condition holds; answers whether it did. */
export async function updateIf(
  change: ReturnType<typeof update>,
  ConditionExpression: string,
  values: Record<string, unknown> = {},
): Promise<boolean> {
  const ExpressionAttributeValues = { ...change.ExpressionAttributeValues, ...values };
  try {
    await writeAlone(
      new UpdateCommand({ TableName, ...change, ConditionExpression, ExpressionAttributeValues }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
