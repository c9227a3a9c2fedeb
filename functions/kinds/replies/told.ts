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
import { TableName } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

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
  /** Of what was decided: what, on what as it was then, and to its author why. */
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

const nextUlid = monotonicFactory();
const expiry = () => Math.floor(Date.now() / 1000) + TOLD_DAYS * DAY_SECONDS;

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
  readonly reasons?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

/** The write that tells a member what was decided on something that was reported. */
export function toldOfDecision(userId: string, kind: (typeof toldOfDecisions)[number], of: Decided): Action {
  const { notice, on, id, at, title, action, reasons, note } = of;
  const day = new Date(decodeTime(notice)).toISOString().slice(0, DAY_LENGTH);
  const place = at ? { on: at.on, onId: at.id, replyId: id } : { on, onId: id };
  const said = { title, action, reasons, note, first: notice, last: notice, toldAt: Date.now() };
  return {
    put: { Item: { ...keys.told(userId, day, on, id, kind), kind, ...place, ...said, expiresAt: expiry() } },
  };
}

/** Tells a member once that an event of theirs begins on a day, for one write unit. */
export async function tellOfEvent(userId: string, eventId: string, date: string): Promise<void> {
  const Key = keys.told(userId, dayAfter(date, -1), 'event', eventId, 'tomorrow');
  await updateIf(
    Key,
    'SET kind = :kind, #on = :on, onId = :id, #date = :date, #first = :notice, #last = :notice, expiresAt = :expiresAt',
    'attribute_not_exists(pk)',
    {
      ':kind': 'tomorrow',
      ':on': 'event',
      ':id': eventId,
      ':date': date,
      ':notice': nextUlid(),
      ':expiresAt': expiry(),
    },
    { '#on': 'on', '#date': 'date', '#first': 'first', '#last': 'last' },
  );
}

interface Said extends Pick<ToldItem, 'on' | 'onId' | 'replyId'> {
  /** Of the reply, or of what else happened, with its time in it. */
  readonly id: string;
  readonly creator: string;
}

/** Tells a member of a reply, for one write unit; jobs may come in another order than the replies, which costs more. */
export async function tell(
  userId: string,
  kind: ToldItem['kind'],
  { id, on, onId, creator, replyId }: Said,
): Promise<void> {
  const day = new Date(decodeTime(id.slice(-ULID_LENGTH))).toISOString().slice(0, DAY_LENGTH);
  const Key = keys.told(userId, day, on, onId, kind);
  const marked = replyId === undefined ? ' REMOVE replyId' : ', replyId = :marked';
  const set = `SET kind = :kind, #on = :on, onId = :onId, #first = if_not_exists(#first, :reply), #last = :reply, lastBy = :by, toldAt = :now, expiresAt = :expiresAt${marked}`;
  const isLater = '(attribute_not_exists(#last) OR #last < :reply)';
  const hasRoom = '(attribute_not_exists(who) OR size(who) < :most)';
  const names = { '#on': 'on', '#first': 'first', '#last': 'last' };
  const values = {
    ':kind': kind,
    ':on': on,
    ':onId': onId,
    ':reply': id,
    ':by': creator,
    ':now': Date.now(),
    ':expiresAt': expiry(),
    ...(replyId !== undefined && { ':marked': replyId }),
  };
  const who = { ':who': new Set([creator]) };
  const most = { ':most': MAX_NAMED };
  const both = await updateIf(
    Key,
    `${set} ADD who :who`,
    `${isLater} AND ${hasRoom}`,
    { ...values, ...who, ...most },
    names,
  );
  if (both) return;
  await updateIf(Key, set, isLater, values, names);
  const first = { '#first': 'first' };
  await updateIf(Key, 'SET #first = :reply', ':reply < #first', { ':reply': id }, first);
  await updateIf(Key, 'ADD who :who', hasRoom, { ...who, ...most });
}

/** Changes an item by itself where the condition holds; returns whether it did. */
async function updateIf(
  Key: { pk: string; sk: string },
  UpdateExpression: string,
  ConditionExpression: string,
  ExpressionAttributeValues: Record<string, unknown>,
  ExpressionAttributeNames?: Record<string, string>,
): Promise<boolean> {
  try {
    await writeAlone(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression,
        ConditionExpression,
        ExpressionAttributeValues,
        ExpressionAttributeNames,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
