import { listEvents as row } from '#contract/events/events.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { partitions } from '#platform/table/keys.ts';
import { byDay, shown } from './event.ts';
import { readMonth } from './event-repository.ts';
import { readFollowed } from './followed-events.ts';

export const handler = endpoint(row, async ({ scope, month, communityId = '' }, { member }) => {
  if (scope !== 'my') return { data: byDay(await readFollowed(member.id, scope, communityId, month), month) };
  const own = await readMonth(partitions.calendar('my', member.id), month);
  return {
    data: byDay(
      own.map((event) => shown(event, member.id)),
      month,
    ),
  };
});
