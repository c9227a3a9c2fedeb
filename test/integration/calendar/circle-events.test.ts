import { beforeAll, describe, expect, test } from 'vitest';
import { mostEvents } from '#contract/events/events.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { amount } from '#test/amount.ts';
import { heard } from '#test/heard.ts';
import { putItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import {
  addEvent,
  changeEvent,
  daysOf,
  fillMonth,
  newEvent,
  planned,
  removeEvent,
  sowing,
} from '#test/things/calendar/calendar.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { atVersion } from '#test/things/versions.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const newPlace = async (): Promise<string> => (await newCommunity(ada)).id;

/** How many the table counts in a month of all circles of a community, and in one of them. */
async function counted(
  scope: 'groups' | 'enterprises',
  communityId: string,
  circleId: string,
  month: string,
) {
  const { findItem } = await import('#platform/table/table.ts');
  const all = [partitions.calendar(scope, communityId), partitions.eventsOf(circleId)];
  const items = await Promise.all(all.map((each) => findItem(keys.eventCount(each, month))));
  return items.map((item) => Number(item?.['total'] ?? 0));
}

describe.each([
  { noun: 'group', scope: 'groups', idName: 'groupId', other: 'enterprise', otherId: 'enterpriseId' },
  { noun: 'enterprise', scope: 'enterprises', idName: 'enterpriseId', other: 'group', otherId: 'groupId' },
] as const)('events of each $noun', ({ noun, scope, idName, other, otherId }) => {
  let communityId = '';
  let id = '';
  beforeAll(async () => {
    communityId = await newPlace();
    ({ id } = await newCircle(ada, noun, communityId));
  });

  const of = (circleId: string, fields: object = {}) => ({ scope, [idName]: circleId, ...fields });
  const follows = async (member: TestMember, circleId: string) =>
    expect((await follow(member, noun, circleId)).status).toBe(200);
  const query = () => `scope=${scope}&communityId=${communityId}`;
  const remove = (circleId: string) =>
    ada.call('DELETE', `/api/${noun}s/${circleId}/community/${communityId}`);

  test('are seen by who follows it, and by nobody else', async () => {
    const event = await newEvent(ada, of(id, { communityId }));

    const seen = {
      id: event.taskId,
      taskId: event.taskId,
      time: '07:30',
      task: sowing.task,
      [idName]: id,
      title: 'Seed savers',
    };
    expect(event).toEqual({ ...seen, scope, date: '2026-03-09', isCreator: 'true', version: 0 });
    const shown = (isCreator: string) => [
      { date: '2026-03-09', activities: [{ ...seen, isCreator, version: 0 }] },
    ];
    expect(await daysOf(ada, '2026-03', query())).toEqual(shown('true'));
    expect(await daysOf(ben, '2026-03', query())).toEqual([]);
    await follows(ben, id);
    expect(await daysOf(ben, '2026-03', query())).toEqual(shown('false'));
    expect(await daysOf(ada, '2026-03', `scope=${other}s&communityId=${communityId}`)).toEqual([]);
    expect(await daysOf(ada, '2026-03', `scope=${scope}&communityId=3`)).toEqual([]);
    expect(await daysOf(ada, '2026-03')).toEqual([]);
    await follows(ben, id);
    expect(await daysOf(ben, '2026-03', query())).toEqual([]);
  });

  test('move to another month and go, which its followers see', async () => {
    await follows(ben, id);
    const refused = await addEvent(ben, of(id));
    expect([told(refused), refused.body.error]).toEqual([
      [403, 'thing.not-yours'],
      'Only the one who made this may add events to it, or open and change them.',
    ]);
    const { taskId } = await newEvent(ada, of(id, { date: '2026-04-01' }));

    const change = await changeEvent(ada, taskId, { date: '2026-05-31', time: '23:59', version: 0 });

    expect(change.body).toMatchObject({ [idName]: id, title: 'Seed savers', ...atVersion(1) });
    expect(await planned(ben, '2026-04', query())).toEqual([]);
    expect(await planned(ben, '2026-05', query())).toEqual([`05-31 23:59 ${sowing.task}`]);
    expect(await counted(scope, communityId, id, '2026-04')).toEqual([0, 0]);
    expect(await counted(scope, communityId, id, '2026-05')).toEqual([1, 1]);
    await removeEvent(ada, taskId);
    expect(await counted(scope, communityId, id, '2026-05')).toEqual([0, 0]);
    await follows(ben, id);
  });

  test('need one that there is, in the community that is given', async () => {
    const missing = [404, `${noun}.missing`];

    expect(told(await addEvent(ada, of(id, { communityId: '3' })))).toEqual(missing);
    expect(told(await addEvent(ada, of('nowhere')))).toEqual(missing);
    const elsewhere = await newCircle(ada, other, communityId);
    expect(told(await addEvent(ada, of(elsewhere.id)))).toEqual(missing);
    const { status, body } = await addEvent(ada, { scope, [otherId]: elsewhere.id });
    expect([status, body.fields]).toEqual([400, { [idName]: `Please choose one of your ${noun}s.` }]);
    const nowhere = await ada.call('GET', `/api/events?scope=${scope}&communityId=nowhere&month=2026-03`);
    expect(told(nowhere)).toEqual([404, 'community.missing']);
  });

  test('carry its title of now', async () => {
    const { id: renamed } = await newCircle(ada, noun, communityId, { title: 'Before' });
    await newEvent(ada, of(renamed, { date: '2026-06-01' }));
    await ada.call('PUT', `/api/${noun}s/${renamed}/community/${communityId}`, { title: 'After' });

    const [day] = await daysOf(ada, '2026-06', query());

    expect(day?.activities.map(({ title }) => title)).toEqual(['After']);
  });

  test('of one that is deleted are gone at once, leave nothing, and make room in the community', async () => {
    const { id: doomed } = await newCircle(ada, noun, communityId, { title: 'Doomed' });
    const days = Array.from({ length: 30 }, (_, each) => `2026-0${7 + (each % 3)}-${10 + (each % 15)}`);
    await Promise.all(days.map((date) => newEvent(ada, of(doomed, { date }))));
    await newEvent(ada, of(id, { date: '2026-07-01', task: 'Stays' }));
    expect(await counted(scope, communityId, doomed, '2026-07')).toEqual([11, 10]);

    expect((await remove(doomed)).status).toBe(200);

    expect(await planned(ada, '2026-07', query())).toEqual(['07-01 07:30 Stays']);
    await workerRests();
    expect(await leftOf(doomed)).toEqual([]);
    expect(await counted(scope, communityId, id, '2026-07')).toEqual([1, 1]);
    expect(told(await addEvent(ada, of(doomed)))).toEqual([404, `${noun}.missing`]);
  });

  test('of a community that is deleted leave nothing', async () => {
    const doomed = await newPlace();
    const circles = [await newCircle(ada, noun, doomed), await newCircle(ada, noun, doomed)];
    for (const one of circles) await Promise.all([1, 2, 3].map(() => newEvent(ada, of(one.id))));

    expect((await ada.call('DELETE', `/api/communities/${doomed}`)).status).toBe(200);

    await workerRests();
    for (const one of [doomed, ...circles.map((circle) => circle.id)]) expect(await leftOf(one)).toEqual([]);
  });

  test('that come at once with its deletion leave nothing, whichever was first', async () => {
    const { id: doomed } = await newCircle(ada, noun, communityId);
    const { taskId } = await newEvent(ada, of(doomed));

    const [removed, ...others] = await Promise.all([
      remove(doomed),
      ...Array.from({ length: amount(100) }, (_, each) =>
        addEvent(ada, of(doomed, { date: `2026-1${each % 2}-01` })),
      ),
      changeEvent(ada, taskId, { date: '2026-11-02' }),
      removeEvent(ada, taskId),
    ]);

    expect(removed.status).toBe(200);
    for (const { status } of others) expect([200, 201, 404]).toContain(status);
    await workerRests();
    expect(await leftOf(doomed)).toEqual([]);
    expect(await counted(scope, communityId, doomed, '2026-10')).toEqual([0, 0]);
  });

  test('are not made right after it was deleted, nor after its community', async () => {
    for (const above of [false, true]) {
      const village = await newPlace();
      const { id: doomed } = await newCircle(ada, noun, village);
      calls.onceBefore(`${partitions.eventsOf(doomed)} #2026-03`, async () => {
        calls.calm();
        await ada.call(
          'DELETE',
          above ? `/api/communities/${village}` : `/api/${noun}s/${doomed}/community/${village}`,
        );
        await workerRests();
      });

      expect(told(await addEvent(ada, of(doomed)))).toEqual([404, `${noun}.missing`]);
      expect(await leftOf(above ? village : doomed)).toEqual([]);
    }
  });
});

test('a month takes 100 events of one group and 1,000 of a community, however many come at once', async () => {
  const communityId = await newPlace();
  const groups = [await newCircle(ada, 'group', communityId), await newCircle(ada, 'group', communityId)];
  const [one = '', two = ''] = groups.map(({ id }) => id);
  const add = (groupId: string) => heard(() => addEvent(ada, { scope: 'groups', groupId }));
  const all = { ...keys.eventCount(partitions.calendar('groups', communityId), '2026-03') };
  const free = amount(mostEvents.circle);
  const ofOne = keys.eventCount(partitions.eventsOf(one), '2026-03');
  await putItems([{ ...ofOne, total: mostEvents.circle - free }]);
  const replies = await Promise.all(Array.from({ length: free + 5 }, () => add(one)));
  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused.map(told)).toEqual(Array(5).fill([409, 'events.full']));
  expect(refused[0]?.body.error).toMatch(/^This group has 100 events in this month already\. /);
  expect(await counted('groups', communityId, one, '2026-03')).toEqual([free, mostEvents.circle]);

  await putItems([{ ...all, total: mostEvents.community - 10 }]);
  const others = await Promise.all(Array.from({ length: 15 }, () => add(two)));
  const late = others.filter(({ status }) => status !== 201);
  expect(late.map(told)).toEqual(Array(5).fill([409, 'events.full']));
  expect(late[0]?.body.error).toMatch(
    /^The groups of this community have 1,000 events in this month already\. /,
  );
  expect(await counted('groups', communityId, two, '2026-03')).toEqual([1000, 10]);
});

test('one member fills a quarter of a community’s month, and others have room', async () => {
  const communityId = await newPlace();
  const [adas, bens] = [
    await newCircle(ada, 'group', communityId),
    await newCircle(ben, 'group', communityId),
  ];
  const add = (member: TestMember, groupId: string, date = '2026-03-09') =>
    addEvent(member, { scope: 'groups', groupId, date });
  await fillMonth(ada.id, communityId, '2026-03', mostEvents.share - 1);

  const last = await add(ada, adas.id);
  const elsewhere = await add(ada, adas.id, '2026-04-09');
  expect([last.status, elsewhere.status]).toEqual([201, 201]);
  const full = await add(ada, adas.id);
  expect(told(full)).toEqual([409, 'events.full']);
  expect(full.body.error).toMatch(
    /^You have 250 events in the groups of this community in this month already\. /,
  );
  expect(told(await changeEvent(ada, elsewhere.body.data.id, { date: '2026-03-09' }))).toEqual(told(full));
  expect(told(await changeEvent(ada, last.body.data.id, { date: '2026-03-10' }))).toEqual([200, undefined]);
  expect((await add(ben, bens.id)).status).toBe(201);
});

test('what counts a community that has gone before its group does not come back with it', async () => {
  const communityId = await newPlace();
  const { id } = await newCircle(ada, 'group', communityId);
  await newEvent(ada, { scope: 'groups', groupId: id });
  const { findItem, removeItems } = await import('#platform/table/table.ts');
  const count = keys.eventCount(partitions.calendar('groups', communityId), '2026-03');
  await removeItems([count]);

  await ada.call('DELETE', `/api/groups/${id}/community/${communityId}`);

  await workerRests();
  expect([await findItem(count), await leftOf(id)]).toEqual([undefined, []]);
});

test.each([3, 12])('of %i groups with events in a month those are seen that one follows', async (howMany) => {
  const communityId = await newPlace();
  const ids: string[] = [];
  for (let count = 0; count < howMany; count += 1) {
    const { id } = await newCircle(ada, 'group', communityId, { title: `Group ${count}` });
    await newEvent(ada, { scope: 'groups', groupId: id, task: `Of ${count}` });
    ids.push(id);
  }
  const { id: quiet } = await newCircle(ada, 'group', communityId);
  for (const id of [quiet, ids[1], ids[2]]) await follow(ben, 'group', id);

  const seen = await planned(ben, '2026-03', `scope=groups&communityId=${communityId}`);

  expect(seen).toEqual(['03-09 07:30 Of 1', '03-09 07:30 Of 2']);
});
