import type { CalendarEvent, EventDay } from '#contract/events/events.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

export const sowing = { scope: 'my', date: '2026-03-09', time: '07:30', task: 'Sow the rapeseed' };

export const addEvent = (member: TestMember, fields: object = {}, key = newKey()) =>
  member.call('POST', '/api/events/add', { ...sowing, ...fields }, key);

/** Adds an event; answers it. */
export const newEvent = (member: TestMember, fields: object = {}): Promise<CalendarEvent> =>
  made(addEvent(member, fields));

export const changeEvent = (member: TestMember, id: string, fields: object, key = newKey()) =>
  member.call('PUT', `/api/events/${id}`, fields, key);

export const removeEvent = (member: TestMember, id: string) => member.call('DELETE', `/api/events/${id}`);

/** The days of a month, by a query: one's own, unless it says otherwise. */
export const daysOf = async (member: TestMember, month: string, query = 'scope=my'): Promise<EventDay[]> =>
  (await granted(member.call('GET', `/api/events?${query}&month=${month}`))).data;

/** The same as `03-09 07:30 Sow the rapeseed`, in their order. */
export const planned = async (member: TestMember, month: string, query?: string): Promise<string[]> =>
  (await daysOf(member, month, query)).flatMap(({ date, activities }) =>
    activities.map(({ time, task }) => `${date.slice(5)} ${time} ${task}`),
  );

/** Has so many events of a member stand in a month of another group of a community. */
export async function fillMonth(creator: string, communityId: string, month: string, count: number) {
  const calendar = partitions.calendar('groups', communityId);
  const date = `${month}-20`;
  const rows = Array.from({ length: count }, (_, each) => ({
    ...keys.eventInMonth(calendar, date, '07:30', String(each).padStart(26, '0')),
    id: `${each}`,
    scope: 'groups',
    date,
    time: '07:30',
    task: 'Sow',
    version: 0,
    creator,
    circleId: 'another',
    communityId,
  }));
  await putItems([...rows, { ...keys.eventCount(calendar, month), total: count }]);
}
