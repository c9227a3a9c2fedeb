import { community } from '#kinds/declared/community.ts';
import { allOf, type CircleScope, circleIn, EventItem } from '#kinds/event.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';
import type { FeedEvent } from './feed-file.ts';

/*
 * A feed is read from the partitions of the events' owners, not from the months of communities, which hold the events
 * of all circles: its price depends on what the member follows. It is bounded: of everything the newest is looked at.
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
  /** In the order of the times at which they were followed. */
  readonly at: string;
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
  const rows = await readRows(allOf(owner), limit);
  return rows.map((row) => EventItem.parse(row));
}

const readRows = (pk: string, limit: number, to = 'R#~') => take({ pk, from: 'R#', to }, { limit });

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
        return followed.map((row) => ({ scope, id: String(row[idName]), at: String(row['sk']) }));
      }),
    ),
  );
  // Keys of follows begin with the time.
  const newestFirst = found.flat().toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return newestFirst.slice(0, MOST_CIRCLES);
}

async function readEventsOf(followed: readonly Followed[]): Promise<FeedEvent[]> {
  const found = await readFairly(followed.map(({ id }) => allOf({ creator: '', circleId: id })));
  const withEvents = followed.filter((_, index) => found[index]?.length);
  const titles = new Map((await Promise.all(scopes.map((scope) => readTitles(scope, withEvents)))).flat());
  // The worker may not have removed the events of a deleted circle yet.
  return found.flat().flatMap((event) => {
    const title = titles.get(event.circleId ?? '');
    return title === undefined ? [] : { ...event, title };
  });
}

/** The newest events of each partition: an equal share of all that is read, and what others leave of theirs. */
async function readFairly(partitions: readonly string[]): Promise<EventItem[][]> {
  const share = Math.floor(MOST_OF_CIRCLES / Math.max(1, partitions.length));
  const first = await Promise.all(partitions.map((pk) => readRows(pk, share)));
  const isCut = (rows: readonly unknown[]) => rows.length === share;
  const left = MOST_OF_CIRCLES - first.flat().length;
  const more = Math.floor(left / Math.max(1, first.filter(isCut).length));
  const rest = await Promise.all(
    partitions.map(async (pk, index) => {
      const rows = first[index] ?? [];
      if (!isCut(rows) || more === 0) return rows;
      // The stretch begins with the last that is known.
      return [...rows, ...(await readRows(pk, more + 1, String(rows.at(-1)?.['sk']))).slice(1)];
    }),
  );
  return rest.map((rows) => rows.map((row) => EventItem.parse(row)));
}

async function readTitles(scope: CircleScope, followed: readonly Followed[]): Promise<[string, string][]> {
  const circle = circleIn(scope);
  const named = followed.filter((each) => each.scope === scope);
  // Their ids alone lead to them.
  const items = await circle.findEach({ communityId: '' }, named);
  return items.map((item) => [item.id, circle.entry(item).text]);
}
