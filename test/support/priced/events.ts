import type { TestMember } from '#test/system/stack.ts';
import { newEvent, sowing } from '#test/things/calendar/calendar.ts';
import { renewFeed } from '#test/things/calendar/feeds.ts';
import { follow, newCircle } from '#test/things/circles/circles.ts';
import { fillWithGroups } from '#test/things/many/many-groups.ts';
import type { People, Requests } from './asked.ts';
import { inner } from './circles.ts';

/** Of Ada's own: one that is changed, one that moves to another month, one that goes. */
const events = { changed: '', moved: '', gone: '' };
/** Series of hers of one year. */
const series = { changed: '', gone: '' };
/**
 * A group of hers in the third community with an event; in the second she follows 500. And where the calendar of
 * somebody is for programs who follows three circles, of which one has an event.
 */
const calendar = { group: '', event: '', feed: '' };

const placesOf = <Places extends object>(places: Places) => Object.keys(places) as (keyof Places)[];

export async function prepareEvents({ ada }: People) {
  for (const place of placesOf(events)) events[place] = (await newEvent(ada)).taskId;
  const yearly = { date: '2031-03-09', repeats: 'week' };
  for (const place of placesOf(series)) series[place] = (await newEvent(ada, yearly)).taskId;
  calendar.group = (await newCircle(ada, 'group', '3')).id;
  calendar.event = (await newEvent(ada, { scope: 'groups', groupId: calendar.group })).taskId;
}

export async function preparePlanner(planner: TestMember) {
  await newEvent(planner);
  await follow(planner, 'group', calendar.group);
  for (const noun of ['group', 'enterprise'] as const) await follow(planner, noun, inner[noun].changed);
  calendar.feed = (await renewFeed(planner)).replace('/feeds/', '');
}

export const prepareGroups = ({ ada }: People) => fillWithGroups(ada.id, '2', ['2026-03', '2026-04']);

export const eventsRequests = (): Requests => ({
  'GET /api/events': () => [[], { scope: 'my', month: '2026-03' }],
  'GET /api/events?scope=groups': () => [[], { scope: 'groups', communityId: '2', month: '2026-03' }],
  'GET /api/events?scope=groups (of 80)': () => [[], { scope: 'groups', communityId: '2', month: '2026-04' }],
  'POST /api/events/add (groups)': () => [[], { ...sowing, scope: 'groups', groupId: calendar.group }],
  'PUT /api/events/{id} (groups, date)': () => [[calendar.event], { date: '2026-04-01' }],
  'POST /api/events/add': () => [[], sowing],
  'GET /api/events/{id}': () => [[events.changed]],
  'PUT /api/events/{id}': () => [[events.changed], { task: 'Harrow' }],
  'PUT /api/events/{id} (date)': () => [[events.moved], { date: '2026-04-01' }],
  'DELETE /api/events/{id}': () => [[events.gone]],
  'GET /api/events (of a series)': () => [[], { scope: 'my', month: '2031-05' }],
  'POST /api/events/add (ahead)': () => [[], { ...sowing, date: '2033-04-01' }],
  'POST /api/events/add (each week)': () => [[], { ...sowing, date: '2033-03-14', repeats: 'week' }],
  'POST /api/events/add (groups, each week)': () => [
    [],
    { ...sowing, scope: 'groups', groupId: calendar.group, repeats: 'week' },
  ],
  'PUT /api/events/{id} (a series)': () => [[series.changed], { task: 'Harrow' }],
  'DELETE /api/events/{id} (a series)': () => [[series.gone]],
  'GET /feeds/{file}': () => [[calendar.feed]],
});
