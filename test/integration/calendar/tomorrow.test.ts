import { expect, test } from 'vitest';
import { dayAfter } from '#contract/fields/day.ts';
import { allItems, putItems } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { changeEvent, newEvent, removeEvent } from '#test/things/calendar/calendar.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { noticesOf, seeNotice, unseenBy } from '#test/things/notices/notices.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const inDays = (count: number) => dayAfter(today, count);
/** The clock calls a few minutes after noon UTC, so many days from now. */
async function noon(days: number) {
  await clockCalls(Date.parse(`${inDays(days)}T12:05:00Z`));
  await workerRests();
}
const of = async (member: TestMember, onId: string) =>
  (await noticesOf(member)).filter((notice: { onId: string }) => notice.onId === onId);
const waiting = async () => (await allItems()).filter(({ pk }) => String(pk).startsWith('DUE#'));
const leftDue = async (id: string) => (await waiting()).filter(({ eventId }) => eventId === id).length;

test('a member is told the day before that an event of theirs begins, once, and by nothing that waits before that', async () => {
  const { id } = await newEvent(ada, { date: inDays(6), time: '07:30', task: 'Sow the rapeseed' });
  const before = await unseenBy(ada);
  await noon(4);
  expect(await of(ada, id)).toEqual([]);

  await noon(5);
  await noon(6);

  expect(await of(ada, id)).toEqual([
    {
      id: expect.any(String),
      kind: 'tomorrow',
      on: 'event',
      onId: id,
      title: 'Sow the rapeseed',
      date: inDays(6),
      time: '07:30',
      names: [],
      count: 0,
      isMore: false,
      isSeen: false,
      at: expect.any(String),
    },
  ]);
  expect(await unseenBy(ada)).toBe(before + 1);
  await seeNotice(ada, (await of(ada, id))[0].id);
  expect(await unseenBy(ada)).toBe(0);
  expect(await leftDue(id)).toBe(0);
});

test('an event that moves is told of for its new day alone, and one that is deleted not at all', async () => {
  const moved = await newEvent(ada, { date: inDays(10) });
  const gone = await newEvent(ada, { date: inDays(10) });
  await granted(changeEvent(ada, moved.id, { date: inDays(12) }));
  await granted(changeEvent(ada, moved.id, { task: 'Harrow' }));
  expect(await leftDue(moved.id)).toBe(1);
  await granted(removeEvent(ada, gone.id));
  expect(await leftDue(gone.id)).toBe(0);

  await noon(9);
  expect(await of(ada, moved.id)).toEqual([]);
  await noon(11);

  expect(await of(ada, moved.id)).toMatchObject([{ date: inDays(12), title: 'Harrow' }]);
  expect(await of(ada, gone.id)).toEqual([]);
});

test('what was told of an event that moved then is not there any more', async () => {
  const { id } = await newEvent(ben, { date: inDays(3) });
  await noon(2);
  expect(await of(ben, id)).toMatchObject([{ date: inDays(3) }]);

  await granted(changeEvent(ben, id, { date: inDays(20) }));
  expect(await of(ben, id)).toEqual([]);
  await noon(19);

  expect(await of(ben, id)).toMatchObject([{ date: inDays(20) }]);
});

test('nothing waits for what is planned for today, or is over, or is seen by others, too', async () => {
  const { id: communityId } = await newCommunity(ada, {});
  const { id: groupId } = await newCircle(ada, 'group', communityId, {});
  const events = [
    await newEvent(ada, { date: today }),
    await newEvent(ada, { date: inDays(-3) }),
    await newEvent(ada, { date: inDays(3), scope: 'groups', groupId, communityId }),
  ];

  for (const { id } of events) expect(await leftDue(id)).toBe(0);
});

test('of a series each time is told, one after the other', async () => {
  const { id } = await newEvent(cleo, { date: inDays(2), repeats: 'week', isAllDay: true, time: undefined });
  await noon(1);
  await noon(8);

  const told = await of(cleo, id);
  expect(told.map(({ date }: { date: string }) => date).sort()).toEqual([inDays(2), inDays(9)]);
  expect(told[0]).not.toHaveProperty('time');
  expect(await leftDue(id)).toBe(1);
});

test('a time of a series that is left out is not told of, nor any more, but the one after it is', async () => {
  const { id } = await newEvent(ben, { date: inDays(30), repeats: 'week' });
  const dates = async () => (await of(ben, id)).map(({ date }: { date: string }) => date);
  await granted(changeEvent(ben, id, { leaveOut: inDays(30) }));
  expect(await leftDue(id)).toBe(1);

  await noon(29);
  expect(await dates()).toEqual([]);
  await noon(36);

  expect(await dates()).toEqual([inDays(37)]);
  await granted(changeEvent(ben, id, { leaveOut: inDays(37) }));
  expect(await dates()).toEqual([]);
});

test('a job that runs twice tells once, and one that comes days late tells of nothing that is over', async () => {
  const { id } = await newEvent(ben, { date: inDays(3) });
  const { takeStep } = await import('#functions/worker/steps.ts');
  const job = { kind: 'tomorrow', userId: ben.id, eventId: id, date: inDays(3) };
  await takeStep(job, undefined);
  const before = await of(ben, id);
  await takeStep(job, undefined);
  expect(await of(ben, id)).toEqual(before);
  const old = await newEvent(ben, { date: inDays(-3) });

  await takeStep({ ...job, eventId: old.id, date: inDays(-3) }, undefined);

  expect(await of(ben, old.id)).toEqual([]);
});

test('the clock begins all that is due at the same time, more than it reads at once', async () => {
  const { keys } = await import('#platform/table/keys.ts');
  // All in one partition, whose name follows from the end of the id.
  const jobs = Array.from({ length: 450 }, (_, index) => ({
    ...keys.due('2026-03-09T12:00:00.000Z', `${index}A`),
    kind: 'tomorrow',
    userId: 'nobody',
    eventId: 'gone',
    date: '2026-03-10',
  }));
  await putItems(jobs);

  await clockCalls(Date.parse('2026-03-09T12:05:00Z'));
  await workerRests();

  expect((await waiting()).filter(({ userId }) => userId === 'nobody')).toEqual([]);
});
