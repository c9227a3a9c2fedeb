import type { InnerItem } from '#kinds/declared/inner-circle.ts';
import type { EventItem } from '#kinds/event.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { listOf, write } from './many.ts';

const idOf = (index: number) => `01JN${String(index).padStart(22, '0')}`;

/**
 * Has a member follow 500 groups of a community, as the product writes it. Of three of them there are events in a
 * month, one each, and in another month of 40, as well as of 40 groups that the member does not follow.
 */
export async function fillWithGroups(
  userId: string,
  communityId: string,
  [few, many]: readonly [few: string, many: string],
): Promise<void> {
  const followed = Array.from({ length: 500 }, (_, index) => idOf(index));
  const others = Array.from({ length: 40 }, (_, index) => idOf(1000 + index));
  const withEvents = [...followed.slice(0, 40), ...others];
  await write(function* () {
    const row = (groupId: string) => ({ groupId });
    yield* listOf(lists.circleFollows('GROUP', userId, communityId), followed, row);
    for (const id of followed)
      yield { ...keys.circleFollow('GROUP', userId, id), groupId: id, followerRow: id };
    for (const id of withEvents) yield { ...keys.circle('GROUP', id), ...groupOf(id, communityId) };
    for (const id of followed.slice(0, 3)) yield eventOf(id, communityId, few);
    for (const id of withEvents) yield eventOf(id, communityId, many);
  });
}

const groupOf = (id: string, communityId: string): InnerItem => ({
  id,
  communityId,
  title: 'Those who keep seed from year to year',
  category: 'Farmers',
  description: 'Mixed farms. Shared machines, honest prices.',
  creator: 'ben',
  createdAt: '2026-03-01T08:00:00.000Z',
  shards: 4,
  rowId: id,
  version: 0,
});

/** Its row in the month, which alone is read. */
function eventOf(
  circleId: string,
  communityId: string,
  month: string,
): EventItem & { pk: string; sk: string } {
  const [date, time, id] = [`${month}-09`, '07:30', circleId + circleId];
  const event = { id, scope: 'groups', date, time, task: 'Swap what we kept', creator: 'ben' } as const;
  const key = keys.eventInMonth(partitions.calendar('groups', communityId), date, time, id);
  return { ...key, ...event, circleId, communityId, version: 0 };
}
