import { describe, expect, test } from 'vitest';
import { mostEvents } from '#contract/events/events.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { amount } from '#test/amount.ts';
import { putItems } from '#test/system/items.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import {
  addEvent,
  changeEvent,
  daysOf,
  newEvent,
  planned,
  removeEvent,
} from '#test/things/calendar/calendar.ts';
import { told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

let index = 0;
/** A month that no other test has anything in. */
const anotherMonth = () => {
  index += 1;
  return `${1900 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

describe("a member's own event", () => {
  test('stands on its day, and is theirs alone', async () => {
    const event = await newEvent(ada);

    expect(event).toEqual({
      id: event.taskId,
      taskId: expect.any(String),
      scope: 'my',
      date: '2026-03-09',
      time: '07:30',
      task: 'Sow the rapeseed',
      isCreator: 'true',
      version: 0,
    });
    const { scope: _, date, ...activity } = event;
    expect(await daysOf(ada, '2026-03')).toEqual([{ date, activities: [activity] }]);
    expect(await daysOf(ada, '2026-04')).toEqual([]);
    expect(await daysOf(ben, '2026-03')).toEqual([]);
    expect(told(await changeEvent(ben, event.taskId, { task: 'Mine' }))).toEqual([404, 'event.missing']);
    expect(told(await removeEvent(ben, event.taskId))).toEqual([404, 'event.missing']);
    expect(await planned(ada, '2026-03')).toEqual(['03-09 07:30 Sow the rapeseed']);
  });

  test('stands by day, then by time, then by when it was made', async () => {
    const month = anotherMonth();
    const made = [
      ['21', '09:00', 'Third'],
      ['03', '23:59', 'Second'],
      ['21', '09:00', 'Fourth'],
      ['21', '09:01', 'Fifth'],
      ['03', '00:00', 'First'],
    ];
    for (const [day, time, task] of made) await newEvent(ada, { date: `${month}-${day}`, time, task });

    const days = await daysOf(ada, month);

    expect(days.map(({ date }) => date)).toEqual([`${month}-03`, `${month}-21`]);
    expect(days.flatMap(({ activities }) => activities.map(({ task }) => task))).toEqual([
      'First',
      'Second',
      'Third',
      'Fourth',
      'Fifth',
    ]);
  });

  test('changes its time and its words within a month, and stands there once', async () => {
    const month = anotherMonth();
    const { taskId } = await newEvent(ada, { date: `${month}-09` });

    await changeEvent(ada, taskId, { time: '18:05' });
    await changeEvent(ada, taskId, { task: 'Harrow' });

    expect(await planned(ada, month)).toEqual([`${month.slice(5)}-09 18:05 Harrow`]);
    expect(await counted(ada, month)).toEqual([1]);
  });

  test('moves to another month as one thing, and back, and makes room when it goes', async () => {
    const [from, to] = [anotherMonth(), anotherMonth()];
    const { taskId } = await newEvent(ada, { date: `${from}-28`, time: '06:00' });

    await changeEvent(ada, taskId, { date: `${to}-01`, task: 'Harrow' });

    expect(await planned(ada, from)).toEqual([]);
    expect(await planned(ada, to)).toEqual([`${to.slice(5)}-01 06:00 Harrow`]);
    expect(await counted(ada, from, to)).toEqual([0, 1]);
    await changeEvent(ada, taskId, { date: `${from}-02` });
    expect(await planned(ada, from)).toEqual([`${from.slice(5)}-02 06:00 Harrow`]);
    expect(await planned(ada, to)).toEqual([]);
    expect(await counted(ada, from, to)).toEqual([1, 0]);
    await removeEvent(ada, taskId);
    expect([await planned(ada, from), await counted(ada, from)]).toEqual([[], [0]]);
  });

  test('that two change and remove at once is as one of them left it, and counted so', async () => {
    const months = [anotherMonth(), anotherMonth(), anotherMonth()] as const;
    for (let round = 0; round < 5; round += 1) {
      const { taskId } = await newEvent(ada, { date: `${months[0]}-05` });
      const acts = [
        changeEvent(ada, taskId, { date: `${months[1]}-05`, task: `Round ${round}` }),
        changeEvent(ada, taskId, { date: `${months[2]}-06` }),
        ...(round % 2 === 0 ? [removeEvent(ada, taskId)] : []),
      ];
      for (const { status } of await Promise.all(acts)) expect([200, 404]).toContain(status);
    }

    const stand = await Promise.all(months.map((month) => planned(ada, month)));
    expect(stand.flat()).toHaveLength(2);
    expect(await counted(ada, ...months)).toEqual(stand.map(({ length }) => length));
  });
});

/** How many the table counts in each month. */
async function counted(member: TestMember, ...months: string[]): Promise<number[]> {
  const { findItem } = await import('#platform/table/table.ts');
  const all = partitions.ownEvents(member.id);
  const items = await Promise.all(months.map((month) => findItem(keys.eventCount(all, month))));
  return items.map((item) => Number(item?.['total'] ?? 0));
}

test('a month takes 500 events of one member, however many come at once, and one more for each that goes', async () => {
  const month = anotherMonth();
  const onDay = (each: number) => ({ date: `${month}-${String((each % 28) + 1).padStart(2, '0')}` });
  const free = amount(mostEvents.own);
  const count = keys.eventCount(partitions.ownEvents(ada.id), month);
  await putItems([{ ...count, total: mostEvents.own - free }]);

  const replies = await Promise.all(
    Array.from({ length: free + 1 }, (_, each) => addEvent(ada, onDay(each))),
  );

  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused.map(told)).toEqual([[409, 'events.full']]);
  expect(refused[0]?.body.error).toMatch(/^You have 500 events in this month already\. /);
  expect(await planned(ada, month)).toHaveLength(free);
  const elsewhere = await newEvent(ada, { date: `${anotherMonth()}-01` });
  expect(told(await changeEvent(ada, elsewhere.taskId, onDay(0)))).toEqual([409, 'events.full']);
  const [first] = replies.flatMap(({ body }) => body.data?.taskId ?? []);
  await removeEvent(ada, first);
  expect(told(await changeEvent(ada, elsewhere.taskId, onDay(0)))).toEqual([200, undefined]);
  expect(told(await addEvent(ada, onDay(0)))).toEqual([409, 'events.full']);
});

test.each([
  ['scope', 'team', 'Please choose your own events, groups or enterprises.'],
  ['date', undefined, 'Please choose a day.'],
  ['date', '', 'Please choose a day.'],
  ['date', '2026-02-30', 'There is no such day. Please give it as YYYY-MM-DD, as in 2026-03-09.'],
  ['date', '1899-12-31', 'The calendar goes from 1900 to 2199.'],
  ['date', '2200-01-01', 'The calendar goes from 1900 to 2199.'],
  ['time', undefined, 'Please choose a time.'],
  ['time', '', 'Please choose a time.'],
  ['time', '24:00', 'Please give the time from 00:00 to 23:59, as in 07:30.'],
  ['time', '7:30', 'Please give the time from 00:00 to 23:59, as in 07:30.'],
  ['task', ' ', 'Please say what is planned.'],
  ['task', 'x'.repeat(201), 'At most 200 characters, please.'],
])('an event whose %s is %j is refused in words', async (field, value, said) => {
  expect(toldOfFields(await addEvent(ada, { [field]: value }))).toEqual([400, { [field]: said }]);
});

test.each([
  ['scope=my&month=2026-13', 'month', 'Please give the month as YYYY-MM, as in 2026-03.'],
  ['scope=my&month=2200-01', 'month', 'The calendar goes from 1900 to 2199.'],
  ['scope=my', 'month', 'Please give the month as YYYY-MM, as in 2026-03.'],
  ['scope=groups&month=2026-03', 'communityId', 'Please say in which community.'],
  ['scope=enterprises&month=2026-03', 'communityId', 'Please say in which community.'],
])('no month is read of %s', async (query, field, said) => {
  expect(toldOfFields(await ada.call('GET', `/api/events?${query}`))).toEqual([400, { [field]: said }]);
});
