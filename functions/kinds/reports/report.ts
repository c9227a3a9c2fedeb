import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/error.ts';
import { reportReasons } from '#contract/fields/hidden.ts';
import { repliedTo } from '#contract/fields/responses.ts';
import { type ReportedOn, reportedOn } from '#contract/moderation/reports.ts';
import { community } from '#kinds/declared/community.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { addRow, nextRowId, removeOwnRow } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { versioned } from '#platform/table/version.ts';
import { ownerOf } from './hidden.ts';

/** What was reported, as it was, and what came of it. */
export const ReportedItem = z.object({
  on: z.enum(reportedOn),
  id: z.string(),
  communityId: z.optional(z.string()),
  at: z.optional(z.object({ on: z.enum(repliedTo), id: z.string() })),
  creator: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  since: z.string(),
  isRemovable: z.boolean(),
  /** Since when it is hidden, ISO 8601 UTC: by the decision of that time. */
  hiddenAt: z.optional(z.string()),
  answer: z.optional(z.string()),
  /** The last answer to a decision before that: those who decide again read it. */
  earlierAnswer: z.optional(z.string()),
  /** How often somebody has decided: reports of an earlier round count no more. */
  round: z.int(),
  /** Of what was hidden by a decision: since which round its reports count, or −1 where reports alone had hidden it. */
  hiddenIn: z.optional(z.int()),
  /** How many members reported it in this round, and how many of them are no newcomers. */
  count: z.int(),
  known: z.int(),
  /** Where it waits for a decision; absent where nobody has to look. */
  queued: z.optional(z.object({ row: z.optional(z.string()), due: z.string() })),
  ...versioned,
});
export type ReportedItem = z.infer<typeof ReportedItem>;

/** What one member said. */
export const ReportItem = z.object({
  reason: z.enum(reportReasons),
  text: z.optional(z.string()),
  at: z.string(),
  round: z.int(),
});
export type ReportItem = z.infer<typeof ReportItem>;

export async function findReported(on: ReportedOn, id: string): Promise<ReportedItem | undefined> {
  const item = await findItem(keys.reported(on, id));
  return item && ReportedItem.parse(item);
}

/** Throws `report.missing`. */
export async function getReported(on: ReportedOn, id: string): Promise<ReportedItem> {
  const item = await findReported(on, id);
  if (!item) throw reportMissing();
  return item;
}

export const reportMissing = () =>
  new AppError('missing', 'report.missing', 'Nobody reported this, or it is gone.');

const HOUR_MS = 60 * 60 * 1000;

/** How long something waits for who made its community before administrators see it, too. */
export const OWNERS_HOURS = 72;

/** What is about whoever would decide on it, or has nobody for that, is for administrators at once. */
export const isForAdministrators = ({
  creator,
  owner,
}: {
  creator?: string | undefined;
  owner?: string | undefined;
}) => owner === undefined || owner === creator;

/** Puts something where it waits for a decision; nothing where it waits already. */
export async function enqueue(
  item: ReportedItem,
  owner: string | undefined,
  now: number,
): Promise<{ queued: ReportedItem['queued']; actions: Action[] }> {
  const { on, id, communityId, creator, queued } = item;
  if (queued) return { queued, actions: [] };
  const list =
    communityId === undefined || (owner === creator && owner !== undefined)
      ? undefined
      : lists.reports(communityId);
  const wait = isForAdministrators({ creator, owner }) ? 0 : OWNERS_HOURS * HOUR_MS;
  const due = new Date(now + wait).toISOString();
  const row = list && (await nextRowId(list));
  return {
    queued: { row, due },
    actions: [
      ...(list && row ? addRow(list, row, { on, id }) : []),
      { put: { Item: { ...keys.reportDue(due, on, id), on, id } } },
    ],
  };
}

/** The writes that take it out of there. */
export function dequeue({ on, id, communityId, queued }: ReportedItem): Action[] {
  if (!queued) return [];
  return [
    ...(queued.row && communityId !== undefined ? removeOwnRow(lists.reports(communityId), queued.row) : []),
    { remove: { Key: keys.reportDue(queued.due, on, id) } },
  ];
}

/** Throws for whoever may not decide: a creator of a community decides on what others made in it. */
export async function checkDecides(
  { communityId, creator }: Pick<ReportedItem, 'communityId' | 'creator'>,
  member: Member,
): Promise<void> {
  if (member.isAdmin) return;
  if (creator !== member.id && (await ownerOf(communityId)) === member.id) return;
  if (creator === member.id)
    throw notOwner('This is about you or what you made: somebody else decides on it.');
  throw notOwner('Only the one who made the community may decide on this.');
}

/** Throws `community.missing`, and for whoever neither made the community nor is an administrator. */
export async function checkOwner(communityId: string, member: Member): Promise<void> {
  const { creator } = await community.get({ id: communityId });
  if (member.isAdmin || creator === member.id) return;
  throw notOwner('Only the one who made the community may see or do this.');
}

const notOwner = (text: string, code: ErrorCode = 'thing.not-yours') => new AppError('forbidden', code, text);
