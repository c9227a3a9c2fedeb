import type { RepliedTo } from '#contract/fields/responses.ts';
import type { Notice, NoticesOn } from '#contract/notices/notices.ts';
import { course } from '#kinds/declared/course.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { PostItem } from '#kinds/declared/post.ts';
import { repliedTo } from '#kinds/declared/reply.ts';
import { EventItem } from '#kinds/event.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { readAuthors } from '#kinds/names.ts';
import { NoticeItem } from '#kinds/notice.ts';
import { placesOf, type Wishes, wishesFrom } from '#kinds/notice-wishes.ts';
import { beginsOn } from '#kinds/reminder.ts';
import { ToldItem } from '#kinds/replies/told.ts';
import { shortened } from '#kinds/shortened.ts';
import type { Window } from '#kinds/window.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import { type Line, linesOf, type Seen } from './lines.ts';

/** Most names that a notice has. */
const NAMES = 2;

/**
 * A member's newest notices of a time, of at most so many of each sort, up to when they have seen them, and what they
 * want: two Queries.
 */
export async function readLines(
  userId: string,
  most: number,
  window?: Window,
): Promise<{ lines: Line[]; seen: Seen; wishes: Wishes }> {
  const pk = partitions.notices(userId);
  const [told, behind] = await Promise.all([
    take({ pk, from: 'D#', to: 'D#~' }, { limit: most }),
    // With what lies behind them: the lesson to go on with, up to when two pages were seen, and what is wanted.
    take({ pk, from: 'N#', to: keys.noticeWishes(userId).sk }, { limit: most + 4 }),
  ]);
  const under = ({ sk }: { sk: string }) => behind.find((item) => item['sk'] === sk);
  const timeUnder = (key: { sk: string }) => {
    const item = under(key);
    return item ? Date.parse(String(item['at'])) : 0;
  };
  const seen = { list: timeUnder(keys.noticesRead(userId)), day: timeUnder(keys.noticesSeen(userId)) };
  const lines = linesOf(
    told.map((item) => ToldItem.parse(item)),
    behind.flatMap((item) => (String(item['sk']).startsWith('N#') ? NoticeItem.parse(item) : [])),
    seen,
    window,
  );
  return { lines, seen, wishes: wishesFrom(under(keys.noticeWishes(userId))) };
}

/**
 * Notices as a member sees them; those of something that is gone, or hidden from them, are left out. `find` says how
 * the pieces are read: a moment old, where nothing is lost that shows up later.
 */
export async function showLines(
  lines: readonly Line[],
  userId: string,
  { muted }: Pick<Wishes, 'muted'>,
  find: Find = findItems,
): Promise<(Notice & Pick<Line, 'isPart'>)[]> {
  const named = (who: readonly string[]) => who.slice(0, NAMES);
  const [pieces, nameOf] = await Promise.all([
    readPieces(lines, userId, find),
    readAuthors(lines.flatMap(({ who }) => named(who))),
  ]);
  return lines.flatMap(({ who, time, ...line }) => {
    const [piece, above] = pieces(line);
    const isSeen = piece && [piece, above].every(isShownTo(userId)) && isStill(line, piece);
    if (!isSeen && !staysWithout(line)) return [];
    return {
      ...line,
      title: '',
      ...(isSeen && placeOf(line, piece)),
      // What a reply was to is named as long as its author may see that.
      ...(line.title !== undefined && (isSeen || line.replyId === undefined) && { title: line.title }),
      ...mutedOf(line, piece, muted),
      at: new Date(time).toISOString(),
      names: named(who).map((id) => nameOf(id).name),
    };
  });
}

const isShownTo = (userId: string) => (item: StoredItem | undefined) =>
  item?.['isHidden'] !== true || item['creator'] === userId;

/** Of what a member muted: the piece, and what it is in. */
function mutedOf({ on, onId }: Place, piece: StoredItem | undefined, muted: ReadonlySet<string>) {
  const [own = '', ...places] = placesOf(on, onId, piece);
  const isPlaceMuted = places.some((place) => muted.has(place));
  return { ...(muted.has(own) && { isMuted: true }), ...(isPlaceMuted && { isPlaceMuted }) };
}

/**
 * What was decided is told as it was then: what is hidden or removed leads nowhere, and so does a member or a circle.
 */
const staysWithout = ({ title, action, on }: Pick<Line, 'title' | 'action' | 'on'>): boolean =>
  title !== undefined && (action === 'hide' || action === 'remove' || !isRepliedTo(on));

const isRepliedTo = (on: NoticesOn): on is RepliedTo => on in repliedTo;

/** An event that was moved is told of anew. */
const isStill = ({ date }: Pick<Line, 'date'>, piece: StoredItem): boolean =>
  date === undefined || beginsOn(EventItem.parse(piece), date);

/** What a piece is called, and what its page is found by. */
function placeOf({ on }: Place, item: StoredItem): Partial<Notice> {
  if (on === 'event') {
    const { task, time, isAllDay } = EventItem.parse(item);
    return { title: shortened(task), ...(!isAllDay && { time }) };
  }
  if (on === 'post') {
    const { text, in: within, inId } = PostItem.parse(item);
    return { title: shortened(text), in: within, inId };
  }
  const { title, communityId } = item;
  return { title: String(title), ...(on === 'news' && { communityId: String(communityId) }) };
}

interface Place {
  readonly on: NoticesOn;
  readonly onId: string;
}

type Find = (keys: readonly Key[]) => Promise<StoredItem[]>;

/** The pieces that notices are on, and the courses that lessons are in: one read for all. */
async function readPieces(lines: readonly Place[], userId: string, find: Find) {
  const keyOf = ({ on, onId }: Place) => {
    if (on === 'event') return [keys.event(partitions.ownEvents(userId), onId)];
    if (on === 'lesson') return [lesson.key({ id: onId }), course.key({ id: courseOfLesson(onId) })];
    return isRepliedTo(on) ? [repliedTo[on].key({ id: onId })] : [];
  };
  const all = lines.flatMap(keyOf);
  const items = all.length > 0 ? await find(all) : [];
  const found = new Map(items.map((item) => [`${item['pk']} ${item['sk']}`, item]));
  return (line: Place) => keyOf(line).map(({ pk, sk }) => found.get(`${pk} ${sk}`));
}

/** Up to when a member has seen their notices. */
export async function findRead(userId: string): Promise<string | undefined> {
  return (await findItem(keys.noticesRead(userId)))?.['at'] as string | undefined;
}

export const keepRead = (userId: string, at: string): Action => ({
  put: { Item: { ...keys.noticesRead(userId), at } },
});
