import { isBlocked } from '#kinds/blocked.ts';
import { findInbox } from '#kinds/chats/inbox.ts';
import type { Wishes } from '#kinds/notice-wishes.ts';
import { type Line, linesOf, timeOf } from '#kinds/notices/lines.ts';
import { stillToTell } from '#kinds/notices/still-to-tell.ts';
import { ToldItem } from '#kinds/replies/told.ts';
import type { About } from '#platform/table/job.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';

/**
 * What things that ring once have in common, and undefined where there is nothing to ring for any more: a ring may come
 * minutes after it, or in the morning, when it was seen, is gone or hidden, or they want or meet no more.
 */
export const collapseKeyOf = (userId: string, about: About, wishes: Wishes): Promise<string | undefined> =>
  about.kind === 'message' ? ofUnread(userId, about, wishes) : ofNotice(userId, about, wishes);

/** Messages of a conversation since they read it are one. */
async function ofUnread(
  userId: string,
  { id, onId }: About,
  { messages }: Wishes,
): Promise<string | undefined> {
  const inbox = messages && (await findInbox(userId, onId));
  if (!inbox || inbox.other === undefined || (await isBlocked(userId, inbox.other))) return undefined;
  const { muted, readTo = '', deleted } = inbox;
  return muted || readTo >= id || (deleted?.to ?? '') >= id ? undefined : `${onId} ${readTo}`;
}

/** What the list of notices would not show, or shows as seen, rings no more. */
async function ofNotice(userId: string, about: About, wishes: Wishes): Promise<string | undefined> {
  const line = await findLine(userId, about);
  const left = line ? await stillToTell([line], userId, wishes) : [];
  return left.length > 0 ? about.id : undefined;
}

/** The line of the list that it stands in, as if it alone had happened on that day. */
async function findLine(
  userId: string,
  { id, kind, on, onId, replyId, by }: About,
): Promise<Line | undefined> {
  const day = new Date(timeOf(id)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const [told, read] = [keys.told(userId, day, on, onId, kind), keys.noticesRead(userId)];
  const found = await findItems([told, read], { consistent: true });
  const under = ({ sk }: Key) => found.find((item) => item['sk'] === sk);
  const item = under(told);
  if (!item) return undefined;
  const parsed = ToldItem.parse(item);
  // What is planned is told of later than the moment of its ring.
  const last = kind === 'tomorrow' ? parsed.last : id;
  const seen = { list: Date.parse(String(under(read)?.['at'] ?? new Date(0).toISOString())), day: 0 };
  const alone = { who: new Set(by === undefined ? [] : [by]), first: last, last, lastBy: by, replyId };
  const [line] = linesOf([{ ...parsed, ...alone, toldAt: undefined }], [], seen);
  return line;
}
