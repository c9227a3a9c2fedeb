import { community } from '#kinds/declared/community.ts';
import { allOf, type CircleScope, circleIn, EventItem } from '#kinds/event.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';
import type { FeedEvent } from './feed-file.ts';

/*
 * A feed is read from the partitions of the events' owners, not from the months of communities, which hold the events of
 * all circles: its price depends on what the member follows. It is bounded: of everything the newest is looked at.
 */

/** Communities that the member followed last, and circles in them. */
const MOST_COMMUNITIES = 12;
const MOST_CIRCLES = 50;
/** Events that were written last: of the member, and of all circles together. */
const MOST_OWN = 1000;
const MOST_OF_CIRCLES = 1000;

const scopes: readonly CircleScope[] = ['groups', 'enterprises'];

interface Followed {
  readonly scope: CircleScope;
  readonly id: string;
}

/** A member's own events, and those of the circles that they follow in their communities, as of a moment ago. */
export async function readFeedEvents(userId: string): Promise<FeedEvent[]> {
  const [own, ofCircles] = await Promise.all([
    readNewestOf({ creator: userId }, MOST_OWN),
    readFollowed(userId).then(readEventsOf),
  ]);
  return [...own, ...ofCircles];
}

async function readNewestOf(owner: Parameters<typeof allOf>[0], limit: number): Promise<EventItem[]> {
  const rows = await take({ pk: allOf(owner), from: 'R#', to: 'R#~' }, { limit });
  return rows.map((row) => EventItem.parse(row));
}

/** What hangs on a community that is gone is gone, though the worker may still be at it. */
async function readFollowed(userId: string): Promise<Followed[]> {
  const rows = await readNewest(lists.follows(userId), MOST_COMMUNITIES, false);
  const communities = await community.findEach(
    {},
    rows.map(({ communityId }) => ({ id: communityId })),
  );
  const found = await Promise.all(
    communities.flatMap(({ id: communityId }) =>
      scopes.map(async (scope) => {
        const { declared, idName } = circleIn(scope);
        const followed = await readNewest(declared.follows(userId, { communityId }), MOST_CIRCLES, false);
        return followed.map((row) => ({ scope, id: String(row[idName]) }));
      }),
    ),
  );
  return found.flat().slice(0, MOST_CIRCLES);
}

async function readEventsOf(followed: readonly Followed[]): Promise<FeedEvent[]> {
  const limit = Math.floor(MOST_OF_CIRCLES / Math.max(1, followed.length));
  const found = await Promise.all(
    followed.map(({ id }) => readNewestOf({ creator: '', circleId: id }, limit)),
  );
  const withEvents = followed.filter((_, index) => found[index]?.length);
  const titles = new Map((await Promise.all(scopes.map((scope) => readTitles(scope, withEvents)))).flat());
  // The worker may not have removed the events of a deleted circle yet.
  return found.flat().flatMap((event) => {
    const title = titles.get(event.circleId ?? '');
    return title === undefined ? [] : { ...event, title };
  });
}

async function readTitles(scope: CircleScope, followed: readonly Followed[]): Promise<[string, string][]> {
  const circle = circleIn(scope);
  const named = followed.filter((each) => each.scope === scope);
  // Their ids alone lead to them.
  const items = await circle.findEach({ communityId: '' }, named);
  return items.map((item) => [item.id, circle.entry(item).text]);
}
