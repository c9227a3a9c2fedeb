import type { CalendarEvent } from '#contract/events/events.ts';
import { followedAmong } from '#kinds/circle/followed-among.ts';
import { type CircleScope, circleIn } from '#kinds/event.ts';
import { partitions } from '#platform/table/keys.ts';
import { shown } from './event.ts';
import { readMonth } from './event-repository.ts';

/** A month's events of the circles of a community that a member follows. Throws when the community is missing. */
export async function readFollowed(
  userId: string,
  scope: CircleScope,
  communityId: string,
  month: string,
): Promise<CalendarEvent[]> {
  const circle = circleIn(scope);
  const [events] = await Promise.all([
    readMonth(partitions.calendar(scope, communityId), month),
    circle.checkAbove({ communityId }),
  ]);
  const ids = [...new Set(events.flatMap(({ circleId = [] }) => circleId))];
  const followed = await followedAmong(circle, userId, { communityId }, ids);
  // The worker may not have removed the events of a deleted circle yet.
  const items = await circle.findEach(
    { communityId },
    [...followed].map((id) => ({ id })),
  );
  const titles = new Map(items.map((item) => [item.id, circle.entry(item).text]));
  return events.flatMap((event) => {
    const title = titles.get(event.circleId ?? '');
    return title === undefined ? [] : shown(event, userId, { idName: circle.idName, title });
  });
}
