import { beforeAll, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { changeChat, newChat, newMessage, read } from '#test/things/chats.ts';
import { newNews } from '#test/things/news.ts';
import { aPushService } from '#test/things/notices/push.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

/* What becomes of a push whose service refuses it, or is busy. */

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');
const always = { quietFrom: '00:00', quietTo: '00:00', most: 20 };
const HOUR_MS = 60 * 60 * 1000;

const set = (member: TestMember, push: object) =>
  granted(member.call('PUT', '/api/notices/settings', { push }, newKey()));

async function findDay({ id }: TestMember) {
  const day = await import('#kinds/push/day.ts');
  return day.findDay(id);
}

/** Changes what was counted for a member. */
async function changeDay({ id }: TestMember, set: object) {
  const day = await import('#kinds/push/day.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const before = await day.findDay(id);
  if (!before) throw new Error('nothing was counted');
  await writeTogether(day.changeDay(id, before, { ...before, ...set }));
  return before;
}

async function devicesOf({ id }: TestMember) {
  const { readDevices } = await import('#kinds/push/devices.ts');
  return (await readDevices(id, { consistent: true })).map(({ endpoint }) => endpoint.split('/').at(-1));
}

/** A quiet time that began two hours ago, and ends in two, by UTC. */
function quietNow() {
  const clock = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(11, 16);
  return { quietFrom: clock(-2), quietTo: clock(2) };
}

/** Has somebody who is told at any hour be written to by a friend; answers how that is done again. */
async function befriend(member: TestMember) {
  await set(member, always);
  const { id } = await newChat(ben, member.id);
  const writeAgain = async () => {
    await newMessage(ben, id);
    await workerRests();
  };
  return { id, writeAgain };
}

beforeAll(async () => {
  for (const member of [ada, cleo]) await set(member, always);
});

test('a device that is refused rings no other one again, and is asked once', async () => {
  const { rung, add } = await aPushService({ good: () => 201, bad: () => 400, gone: () => 403 });
  const zoe = await stack.member('zoe');
  const { writeAgain } = await befriend(zoe);
  for (const name of ['good', 'bad', 'gone']) await add(zoe, name);

  await writeAgain();

  expect(rung.toSorted()).toEqual(['bad', 'gone', 'good']);
  expect(await devicesOf(zoe)).toEqual(['good', 'bad']);
});

test('a busy service is asked again for its own devices alone, a few times', async () => {
  const { rung, ttls, add } = await aPushService({ good: () => 201, busy: () => 503 });
  const zoe = await stack.member('zora');
  const { writeAgain } = await befriend(zoe);
  for (const name of ['good', 'busy']) await add(zoe, name);

  await writeAgain();
  expect(rung.toSorted()).toEqual(['busy', 'busy', 'good']);
  for (const hours of [1, 2, 6, 12, 24]) {
    await clockCalls(Date.now() + hours * HOUR_MS);
    await workerRests();
  }

  expect(rung.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'busy'), 'good']);
  expect(Math.max(...ttls)).toBeLessThanOrEqual(24 * 60 * 60);
});

test('a service that is busy once has it a moment later, and one that is gone then is forgotten', async () => {
  const { rung, add } = await aPushService({ busy: (nth) => (nth === 1 ? 429 : 410) });
  const zoe = await stack.member('zita');
  const { writeAgain } = await befriend(zoe);
  await add(zoe, 'busy');

  await writeAgain();

  expect(rung).toEqual(['busy', 'busy']);
  expect(await devicesOf(zoe)).toEqual([]);
});

test('of several who are told, one whose service is busy holds up nobody', async () => {
  const { rung, add } = await aPushService({ ada: () => 503, cleo: () => 201 });
  await add(ada, 'ada');
  await add(cleo, 'cleo');
  const { id } = await newNews(ben);
  for (const member of [ada, cleo]) await newReply(member, 'news', id, {});
  await workerRests();
  rung.length = 0;

  await newReply(ben, 'news', id, { text: 'And yours?' });
  await workerRests();

  expect(rung.toSorted()).toEqual(['ada', 'ada', 'cleo']);
});

test('what a busy service did not take waits for the end of the quiet time', async () => {
  const { rung, add } = await aPushService({ busy: () => 503 });
  const zoe = await stack.member('zuri');
  const { writeAgain } = await befriend(zoe);
  await add(zoe, 'busy');
  await writeAgain();
  expect(rung).toHaveLength(2);

  const quiet = quietNow();
  await set(zoe, quiet);
  await clockCalls(Date.now() + HOUR_MS);
  await workerRests();
  expect(rung).toHaveLength(2);

  await set(zoe, always);
  await clockCalls(Date.now() + 25 * HOUR_MS);
  await workerRests();
  expect(rung).toHaveLength(3);
});

test('a summary is one of a morning, also where something waits before and after midnight', async () => {
  const { rung, add } = await aPushService({ one: () => 201, none: () => 400 });
  const zoe = await stack.member('zadie');
  const { id, writeAgain } = await befriend(zoe);
  for (const name of ['one', 'none']) await add(zoe, name);
  await set(zoe, quietNow());
  await writeAgain();
  await granted(changeChat(zoe, id, { accepted: true }));
  const { restAt } = await changeDay(zoe, { day: '2026-01-01' });
  await read(zoe, id);
  await writeAgain();
  expect(await findDay(zoe)).toMatchObject({ held: 2, restAt });
  await set(zoe, always);

  for (const hours of [25, 26, 50]) {
    await clockCalls(Date.now() + hours * HOUR_MS);
    await workerRests();
  }

  expect(rung.toSorted()).toEqual(['none', 'one']);
  expect(await findDay(zoe)).toMatchObject({ held: 0 });
});

test('what waits while a summary is sent is told in the next one', async () => {
  const zoe = await stack.member('zina');
  const { id, writeAgain } = await befriend(zoe);
  const { rung, add } = await aPushService({
    one: async (nth) => {
      if (nth === 1) await changeDay(zoe, { held: 2 });
      return 201;
    },
  });
  await add(zoe, 'one');
  await set(zoe, quietNow());
  await writeAgain();
  await granted(changeChat(zoe, id, { accepted: true }));
  await set(zoe, always);

  await clockCalls(Date.now() + 25 * HOUR_MS);
  await workerRests();
  expect(await findDay(zoe)).toMatchObject({ held: 1 });
  await clockCalls(Date.now() + 25 * HOUR_MS);
  await workerRests();

  expect(rung).toEqual(['one', 'one']);
});

test('a summary of what was seen meanwhile is not sent, nor one that is hours late', async () => {
  const { rung, add } = await aPushService({ one: () => 201 });
  const zoe = await stack.member('zelda');
  const { id, writeAgain } = await befriend(zoe);
  await add(zoe, 'one');
  await set(zoe, quietNow());
  await writeAgain();
  await granted(changeChat(zoe, id, { accepted: true }));
  await read(zoe, id);
  await set(zoe, always);
  await clockCalls(Date.now() + 25 * HOUR_MS);
  await workerRests();
  expect([rung, (await findDay(zoe))?.held]).toEqual([[], 0]);

  await set(zoe, quietNow());
  await writeAgain();
  await set(zoe, always);
  await changeDay(zoe, { restAt: new Date(Date.now() - 7 * HOUR_MS).toISOString() });
  await clockCalls();
  await workerRests();
  expect([rung, (await findDay(zoe))?.held]).toEqual([[], 0]);
});
