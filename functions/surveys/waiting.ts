import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import type { Circle } from '#kinds/circle/circle.ts';
import { followedAmong } from '#kinds/circle/followed-among.ts';
import { course } from '#kinds/declared/course.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import type { InnerItem, Scope } from '#kinds/declared/inner-circle.ts';
import { type Opened, readOpened } from '#kinds/surveys/open-item.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/** So many places that a member came to last are looked into, of communities and of courses. */
const MOST_PLACES = 50;

interface Wanted {
  readonly communityId?: string | undefined;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** Ids of a page of the surveys that wait for a member, newest first. */
export async function readWaiting(
  userId: string,
  { communityId, pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Wanted,
) {
  const waiting = await withoutHidden(await withoutDone(userId, await askedOf(userId, communityId)));
  // Before they are counted, or a page would be empty that is said to be there.
  const blocked = await blockedAmong(userId, [...new Set(waiting.map(({ creator }) => creator))]);
  const met = waiting.filter(({ creator }) => !blocked.has(creator)).map(({ id }) => id);
  const ids = met.sort((one, other) => (one < other ? 1 : -1));
  const pages = Math.ceil(ids.length / pageSize);
  return {
    ids: ids.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    paged: { page: pageNumber, pageSize, pages, totalPages: pages, totalItems: ids.length },
  };
}

/** The open surveys by which a member is asked. */
async function askedOf(userId: string, here: string | undefined): Promise<Opened[]> {
  const [follows, taken] = await Promise.all([
    readNewest(lists.follows(userId), MOST_PLACES, false),
    readNewest(lists.coursesTaken(userId), MOST_PLACES, false),
  ]);
  const communities = new Set(follows.map((row) => String(row['communityId'])));
  const courses = taken.map((row) => String(row['id']));
  const places = new Set([...communities, ...courses, ...(here === undefined ? [] : [here])]);
  const opened = (await readOpened([...places])).filter(({ creator }) => creator !== userId);
  const circles = await Promise.all([
    ofFollowed(
      group,
      userId,
      opened.filter(({ on }) => on === 'group'),
    ),
    ofFollowed(
      enterprise,
      userId,
      opened.filter(({ on }) => on === 'enterprise'),
    ),
  ]);
  return [
    ...opened.filter(({ on, onId }) => on === 'course' || (on === 'community' && communities.has(onId))),
    ...circles.flat(),
  ];
}

/** Those of circles that a member follows. */
async function ofFollowed(
  circle: Circle<Scope, InnerItem>,
  userId: string,
  opened: readonly Opened[],
): Promise<Opened[]> {
  const byCommunity = [...Map.groupBy(opened, ({ communityId = '' }) => communityId)];
  const each = byCommunity.map(async ([communityId, some]) => {
    const ids = [...new Set(some.map(({ onId }) => onId))];
    const followed = await followedAmong(circle, userId, { communityId }, ids);
    return some.filter(({ onId }) => followed.has(onId));
  });
  return (await Promise.all(each)).flat();
}

/** Those without what is asked in hidden courses. */
async function withoutHidden(opened: readonly Opened[]): Promise<Opened[]> {
  const ids = new Set(opened.flatMap(({ on, onId }) => (on === 'course' ? [onId] : [])));
  const found = ids.size > 0 ? await findItems([...ids].map((id) => course.key({ id }))) : [];
  const hidden = new Set(found.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  return opened.filter(({ onId }) => !hidden.has(onId));
}

/** Those without what the member answered or dismissed: ids are in the order of their time. */
async function withoutDone(userId: string, opened: readonly Opened[]): Promise<Opened[]> {
  const [oldest] = opened.map(({ id }) => id).toSorted();
  if (oldest === undefined) return [];
  const { pk } = lists.surveysAnswered(userId);
  const dismissed = keys.surveyDismissed(userId, '').sk;
  const since = (beginning: string) =>
    take({ pk, from: beginning + oldest, to: `${beginning}~` }, { consistent: true });
  const done = (await Promise.all(['R#', dismissed].map(since))).flat();
  const known = new Set(done.map(({ sk }) => String(sk).slice('R#'.length)));
  return opened.filter(({ id }) => !known.has(id));
}
