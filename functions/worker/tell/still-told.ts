import { isBlocked } from '#kinds/blocked.ts';
import { findInbox } from '#kinds/chats/inbox.ts';
import { settingOf, type Wishes } from '#kinds/notice-wishes.ts';
import { type Line, linesOf, timeOf } from '#kinds/notices/lines.ts';
import { showLines } from '#kinds/notices/read-lines.ts';
import { stillSaid } from '#kinds/notices/still-said.ts';
import { ToldItem } from '#kinds/replies/told.ts';
import type { About } from '#platform/table/job.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';

/**
 * The row of things that count as one which something is of, and undefined where it is nothing to ring for any more: a
 * ring may come minutes after it, or in the morning, when it was seen, is gone or hidden, or they want or meet no more.
 */
export const rowOf = (userId: string, about: About, wishes: Wishes): Promise<string | undefined> =>
  about.kind === 'message' ? rowOfUnread(userId, about, wishes) : rowOfNotice(userId, about, wishes);

/** Messages of a conversation since they read it are one. */
async function rowOfUnread(
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
async function rowOfNotice(userId: string, about: About, wishes: Wishes): Promise<string | undefined> {
  const line = await findLine(userId, about);
  if (!line || line.isSeen) return undefined;
  const { kind, by, id } = about;
  if (kind === 'moderated' || kind === 'decided') return id;
  if (kind === 'message' || !wishes[settingOf[kind]]) return undefined;
  if (by !== undefined && (await isBlocked(userId, by))) return undefined;
  const [shown] = await showLines(await stillSaid([line]), userId, wishes);
  return shown && !shown.isMuted && !shown.isPlaceMuted ? id : undefined;
}

/** The line of the list that it stands in, as if nothing had come since. */
async function findLine(userId: string, { id, kind, on, onId, replyId }: About): Promise<Line | undefined> {
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
  const [line] = linesOf([{ ...parsed, first: last, last, replyId, toldAt: undefined }], [], seen);
  return line;
}
