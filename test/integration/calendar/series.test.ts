import { describe, expect, test } from 'vitest';
import { mostEvents } from '#contract/events/events.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { putItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import {
  addEvent,
  changeEvent,
  daysOf,
  fillMonth,
  newEvent,
  planned,
  removeEvent,
} from '#test/things/calendar/calendar.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, dora } = useMembers(stack, 'ada', 'ben', 'cleo', 'dora');

const weekly = { date: '2026-03-09', repeats: 'week', repeatsUntil: '2026-04-07' };

/** How many the table counts in a month of a partition. */
async function counted(all: string, ...months: string[]): Promise<number[]> {
  const { findItem } = await import('#platform/table/table.ts');
  const items = await Promise.all(months.map((month) => findItem(keys.eventCount(all, month))));
  return items.map((item) => Number(item?.['total'] ?? 0));
}

describe('an event', () => {
  test('lasts all day without a time, and stands before those with one', async () => {
    await newEvent(ada, { date: '2026-05-04', time: '00:00', task: 'Midnight' });
    const { id } = await newEvent(ada, { date: '2026-05-04', time: '', isAllDay: true, task: 'Fair' });

    expect(await daysOf(ada, '2026-05')).toMatchObject([
      {
        date: '2026-05-04',
        activities: [{ task: 'Fair', time: '00:00', isAllDay: true }, { task: 'Midnight' }],
      },
    ]);
    expect(toldOfFields(await changeEvent(ada, id, { isAllDay: false }))).toEqual([
      400,
      { time: 'Please choose a time.' },
    ]);
    const timed = await changeEvent(ada, id, { isAllDay: false, time: '09:00' });
    expect(timed.body).toMatchObject({ time: '09:00', version: 1 });
    expect(timed.body).not.toHaveProperty('isAllDay');
  });

  test('has an end, which goes with its time', async () => {
    const { id, endTime } = await newEvent(ada, { date: '2026-06-01', endTime: '09:00' });

    expect(endTime).toBe('09:00');
    expect(toldOfFields(await changeEvent(ada, id, { time: '09:30' }))).toEqual([
      400,
      {
        endTime:
          'The end must be later than the start: an event ends on the day it begins. If it goes on past midnight, leave the end empty.',
      },
    ]);
    expect((await changeEvent(ada, id, { endTime: '' })).body).not.toHaveProperty('endTime');
    await changeEvent(ada, id, { endTime: '10:00' });
    const { body } = await changeEvent(ada, id, { isAllDay: true, time: '' });
    expect([body.isAllDay, body.time, body.endTime]).toEqual([true, '00:00', undefined]);
  });

  test('of several days is on each of them, counted so, and moves as one', async () => {
    const fair = { isAllDay: true, date: '2026-07-30', endDate: '2026-08-02', task: 'Fair' };
    const { id } = await newEvent(ben, fair);
    const all = partitions.ownEvents(ben.id);

    expect(await planned(ben, '2026-07')).toEqual(['07-30 00:00 Fair', '07-31 00:00 Fair']);
    expect(await daysOf(ben, '2026-08')).toMatchObject([
      { date: '2026-08-01', activities: [{ id, startDate: '2026-07-30', endDate: '2026-08-02' }] },
      { date: '2026-08-02', activities: [{ id, startDate: '2026-07-30' }] },
    ]);
    expect(await counted(all, '2026-07', '2026-08')).toEqual([2, 2]);
    await changeEvent(ben, id, { date: '2026-08-01', endDate: '2026-08-01' });
    expect([await planned(ben, '2026-07'), await planned(ben, '2026-08')]).toEqual([
      [],
      ['08-01 00:00 Fair'],
    ]);
    expect(await counted(all, '2026-07', '2026-08')).toEqual([0, 1]);
    await removeEvent(ben, id);
    expect(await counted(all, '2026-07', '2026-08')).toEqual([0, 0]);
  });
});

describe('a series', () => {
  test('is on its days in each month, at the same time, as one event', async () => {
    const { id } = await newEvent(cleo, { ...weekly, time: '07:30' });

    expect(await planned(cleo, '2026-03')).toEqual(
      ['09', '16', '23', '30'].map((day) => `03-${day} 07:30 Sow the rapeseed`),
    );
    const [day] = await daysOf(cleo, '2026-04');
    expect(day).toMatchObject({
      date: '2026-04-06',
      activities: [{ id, startDate: '2026-03-09', repeats: 'week', repeatsUntil: '2026-04-07' }],
    });
    const [first] = await daysOf(cleo, '2026-03');
    expect(first?.activities[0]).not.toHaveProperty('startDate');
    expect((await cleo.call('GET', `/api/events/${id}`)).body).toMatchObject({
      date: '2026-03-09',
      version: 0,
    });
  });

  test('changes and goes whole, and leaves its months as they were', async () => {
    const { id } = await newEvent(cleo, {
      ...weekly,
      date: '2027-01-31',
      repeats: 'month',
      repeatsUntil: '',
    });
    const all = partitions.ownEvents(cleo.id);

    expect(await planned(cleo, '2027-02')).toEqual(['02-28 07:30 Sow the rapeseed']);
    expect((await planned(cleo, '2027-12')).length).toBe(1);
    await changeEvent(cleo, id, { task: 'Harrow', time: '08:00' });
    expect(await planned(cleo, '2027-12')).toEqual(['12-31 08:00 Harrow']);
    await changeEvent(cleo, id, { repeats: 'week', repeatsUntil: '2027-02-10' });
    expect(await planned(cleo, '2027-12')).toEqual([]);
    expect(await counted(all, '2027-01', '2027-02', '2027-03', '2027-12')).toEqual([1, 1, 0, 0]);
    await changeEvent(cleo, id, { repeats: 'no' });
    expect(await counted(all, '2027-01', '2027-02')).toEqual([1, 0]);
    expect((await cleo.call('GET', `/api/events/${id}`)).body).not.toHaveProperty('repeatsUntil');
    await removeEvent(cleo, id);
    expect(await counted(all, '2027-01', '2027-02')).toEqual([0, 0]);
  });

  test('has times that are left out, whichever of their days is named, and says so', async () => {
    const fair = { isAllDay: true, date: '2027-05-31', endDate: '2027-06-01', task: 'Fair' };
    const { id } = await newEvent(ada, { ...fair, repeats: 'week', repeatsUntil: '2027-06-20' });
    const all = partitions.ownEvents(ada.id);

    const { body } = await changeEvent(ada, id, { leaveOut: '2027-06-01' });

    expect(body).toMatchObject({ leftOut: ['2027-05-31'], date: '2027-05-31', version: 1 });
    expect(await planned(ada, '2027-05')).toEqual([]);
    expect(await planned(ada, '2027-06')).toEqual(
      ['07', '08', '14', '15'].map((day) => `06-${day} 00:00 Fair`),
    );
    const [day] = await daysOf(ada, '2027-06');
    expect(day?.activities[0]).toMatchObject({ startDate: '2027-05-31', leftOut: ['2027-05-31'] });
    expect(await counted(all, '2027-05', '2027-06')).toEqual([0, 4]);
    const again = await changeEvent(ada, id, { leaveOut: '2027-05-31' });
    expect([again.status, again.body.version]).toEqual([200, 1]);

    expect((await changeEvent(ada, id, { leaveOut: '2027-06-14' })).body.leftOut).toEqual([
      '2027-05-31',
      '2027-06-14',
    ]);
    expect(toldOfFields(await changeEvent(ada, id, { leaveOut: '2027-06-07' }))).toEqual([
      400,
      { leaveOut: 'This event is on no other day. Please delete it instead.' },
    ]);
    await removeEvent(ada, id);
    expect(await counted(all, '2027-05', '2027-06')).toEqual([0, 0]);
    expect(await leftOf(id)).toEqual([]);
  });

  test.each([
    [
      'week',
      '2027-03-01',
      '2027-03-08',
      [
        ['2027-03-02', '2027-03-09'],
        ['2027-03-07', '2027-03-14'],
      ],
    ],
    [
      'week',
      '2027-03-01',
      '2027-03-22',
      [
        ['2027-03-08', '2027-03-22'],
        ['2027-03-09', '2027-03-23'],
      ],
    ],
    [
      'week',
      '2027-03-03',
      '2027-03-10',
      [
        ['2027-03-01', '2027-03-08'],
        ['2027-02-22', '2027-03-08'],
      ],
    ],
    [
      'month',
      '2027-01-05',
      '2027-02-05',
      [
        ['2027-01-31', '2027-02-28'],
        ['2027-02-01', '2027-03-01'],
      ],
    ],
    [
      'month',
      '2027-02-01',
      '2027-03-01',
      [
        ['2027-01-31', '2027-02-28'],
        ['2027-01-05', '2027-02-05'],
      ],
    ],
    [
      'month',
      '2027-01-05',
      '2027-03-05',
      [
        ['2027-02-05', '2027-03-05'],
        ['2027-04-07', undefined],
      ],
    ],
  ])('of each %s from %s moves with what is left out', async (repeats, date, leaveOut, moves) => {
    const { id } = await newEvent(ben, { date, repeats });
    await changeEvent(ben, id, { leaveOut });

    for (const [to, expected] of moves) {
      const { body } = await changeEvent(ben, id, { date: to });
      expect([to, body.leftOut]).toEqual([to, expected && [expected]]);
    }
    await removeEvent(ben, id);
  });

  test('of another rhythm keeps left out what it has still, and says what', async () => {
    const { id } = await newEvent(ben, { date: '2027-03-01', repeats: 'week' });
    await changeEvent(ben, id, { leaveOut: '2027-03-08' });
    await changeEvent(ben, id, { leaveOut: '2027-11-01' });

    const { body } = await changeEvent(ben, id, { repeats: 'month' });

    expect(body.leftOut).toEqual(['2027-11-01']);
    await removeEvent(ben, id);
  });

  test('forgets what was left out where its rule has no such time any more, or nothing else', async () => {
    const { id } = await newEvent(ben, { ...weekly, date: '2027-03-01', repeatsUntil: '2027-03-22' });
    await changeEvent(ben, id, { leaveOut: '2027-03-01' });
    await changeEvent(ben, id, { leaveOut: '2027-03-15' });

    const shorter = await changeEvent(ben, id, { repeatsUntil: '2027-03-08' });
    expect(shorter.body.leftOut).toEqual(['2027-03-01']);
    const first = await changeEvent(ben, id, { repeatsUntil: '2027-03-02' });
    expect(first.body).not.toHaveProperty('leftOut');
    expect(await planned(ben, '2027-03')).toEqual(['03-01 07:30 Sow the rapeseed']);
    await changeEvent(ben, id, { repeats: 'no' });

    expect(toldOfFields(await changeEvent(ben, id, { leaveOut: '2027-03-01' }))).toEqual([
      400,
      { leaveOut: 'This event does not repeat. Please delete it instead.' },
    ]);
    await changeEvent(ben, id, { repeats: 'week', repeatsUntil: '' });
    expect(toldOfFields(await changeEvent(ben, id, { leaveOut: '2027-03-02' }))).toEqual([
      400,
      { leaveOut: 'This event is not on that day.' },
    ]);
    expect(toldOfFields(await changeEvent(ben, id, { leaveOut: 'soon' }))).toEqual([
      400,
      { leaveOut: 'There is no such day. Please give it as YYYY-MM-DD, as in 2026-03-09.' },
    ]);
    await removeEvent(ben, id);
  });

  test('moves to another year in one transaction, at its longest', async () => {
    const week = { isAllDay: true, repeats: 'week', date: '2030-01-24', endDate: '2030-01-30' };
    const { id } = await newEvent(dora, week);

    const { status } = await changeEvent(dora, id, { date: '2032-01-24', endDate: '2032-01-30' });

    expect([status, await planned(dora, '2030-05')]).toEqual([200, []]);
    expect((await planned(dora, '2032-05')).length).toBe(31);
    await removeEvent(dora, id);
    expect(await leftOf(id)).toEqual([]);
  });

  test('needs room in each of its months', async () => {
    const all = partitions.ownEvents(dora.id);
    const count = (total: number) => putItems([{ ...keys.eventCount(all, '2041-05'), total }]);
    const series = { date: '2041-03-04', repeats: 'week' };

    await count(mostEvents.own - 3);
    const full = await addEvent(dora, series);
    expect(told(full)).toEqual([409, 'events.full']);
    expect(full.body.error).toMatch(/^You have room for 500 events in May 2041: this makes more\. /);
    expect(await planned(dora, '2041-03')).toEqual([]);
    await count(mostEvents.own - 4);
    expect((await addEvent(dora, series)).status).toBe(201);
    expect(await counted(all, '2041-05')).toEqual([mostEvents.own]);
  });

  test.each([
    [{ repeats: 'day' }, 'repeats', 'Please choose no, week or month.'],
    [
      { repeats: 'week', repeatsUntil: '2026-03-08' },
      'repeatsUntil',
      'It must not end before its first day.',
    ],
    [
      { repeats: 'month', repeatsUntil: '2027-03-09' },
      'repeatsUntil',
      'It repeats for one year at most: please choose a day up to 2027-03-08.',
    ],
    [
      { endTime: '07:30' },
      'endTime',
      'The end must be later than the start: an event ends on the day it begins. If it goes on past midnight, leave the end empty.',
    ],
    [
      { time: '23:30', endTime: '01:00' },
      'endTime',
      'The end must be later than the start: an event ends on the day it begins. If it goes on past midnight, leave the end empty.',
    ],
    [{ isAllDay: 'yes' }, 'isAllDay', 'Please say whether it lasts all day.'],
    [{ isAllDay: true, endTime: '09:00' }, 'endTime', 'What lasts all day ends at no time.'],
    [{ endDate: '2026-03-10' }, 'endDate', 'Only what lasts all day has a last day.'],
    [{ repeatsUntil: '2026-03-30' }, 'repeatsUntil', 'Only what repeats ends so.'],
    [{ isAllDay: true, endDate: '2026-03-08' }, 'endDate', 'The last day must not be before the first one.'],
    [{ isAllDay: true, endDate: '2026-04-09' }, 'endDate', 'An event lasts 31 days at most.'],
    [
      { isAllDay: true, endDate: '2026-03-16', repeats: 'week' },
      'endDate',
      'An event of each week lasts 7 days at most.',
    ],
  ])('or an event with %j is refused in words', async (fields, field, said) => {
    expect(toldOfFields(await addEvent(ada, fields))).toEqual([400, { [field]: said }]);
  });
});

describe("a group's series", () => {
  test('is seen by its followers, counts in the community, and goes with the group', async () => {
    const communityId = (await newCommunity(ada)).id;
    const { id: groupId } = await newCircle(ada, 'group', communityId);
    await follow(ben, 'group', groupId);
    const query = `scope=groups&communityId=${communityId}`;
    for (let count = 0; count < 8; count += 1)
      await newEvent(ada, {
        scope: 'groups',
        groupId,
        date: '2026-03-09',
        repeats: 'week',
        task: `${count}`,
      });

    expect((await planned(ben, '2027-02', query)).length).toBe(8 * 4);
    expect(await counted(partitions.calendar('groups', communityId), '2026-03', '2026-04')).toEqual([32, 32]);
    expect(await counted(partitions.eventsOf(groupId), '2026-03')).toEqual([32]);

    await ada.call('DELETE', `/api/groups/${groupId}/community/${communityId}`);

    expect(await planned(ben, '2027-02', query)).toEqual([]);
    await workerRests();
    expect(await leftOf(groupId)).toEqual([]);
    expect(await counted(partitions.calendar('groups', communityId), '2026-03', '2027-02')).toEqual([0, 0]);
  });

  test('takes the share of its member in each month', async () => {
    const communityId = (await newCommunity(ada)).id;
    const { id: groupId } = await newCircle(ada, 'group', communityId);
    await fillMonth(ada.id, communityId, '2026-05', mostEvents.share - 3);

    const full = await addEvent(ada, { scope: 'groups', groupId, ...weekly, repeatsUntil: '' });

    expect(told(full)).toEqual([409, 'events.full']);
    expect(full.body.error).toContain('250 events in the groups of this community in May 2026 already');
    expect((await addEvent(ada, { scope: 'groups', groupId, ...weekly })).status).toBe(201);
  });
});
