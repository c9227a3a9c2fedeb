import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { editProfile } from '#test/things/members.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const created = (name: string, fields = {}) => newCommunity(ada, { name, ...fields });
const changeName = (id: string, name: string) => ada.form('PUT', `/api/communities/${id}`, { name });
const join = (member: TestMember, id: string, key?: string) => follow(member, 'community', id, key);
const found = async (path: string, member = ben) => (await member.call('GET', path)).body;
const own = async (name: string) => (await found(`/api/communities/user/search?name=${name}`)).totalItems;
const membersNamed = async (id: string, search: string) =>
  (await found(`/api/communities-users/community/${id}?search=${search}`)).data.length;
const rename = (member: TestMember, firstName: string, lastName: string) =>
  editProfile(member, firstName, lastName, { attachments: png });

test('a follow that breaks off shows nobody as a member, and its retry takes effect once', async () => {
  const { id } = await created('Quasar Fields');
  const key = newKey();
  let isBroken = true;
  // The worker may be ranking what others joined.
  calls.tap((_, input) => {
    if (!isBroken || !itemsOf(input).includes(`USER#${ben.id} FOLLOW#${id}`)) return;
    isBroken = false;
    throw new Error('socket hang up');
  });

  expect((await join(ben, id, key)).status).toBe(500);
  expect(await membersNamed(id, 'ben')).toBe(0);
  expect((await found('/api/communities/user/search?name=quasar')).communities).toEqual([]);

  expect((await join(ben, id, key)).status).toBe(200);
  expect(await membersNamed(id, 'ben')).toBe(1);
  expect((await found('/api/communities/user/search?name=quasar')).communities).toHaveLength(1);
});

test('who leaves while the community is renamed does not find it among their own any more', async () => {
  const { id } = await created('Violet Meadow');
  await join(ben, id);
  calls.onceBefore(`USER#${ben.id} FOLLOW#${id}`, async () => {
    await changeName(id, 'Scarlet Orchard');
    await workerRests();
  });

  expect((await join(ben, id)).body.data.isFollowed).toBe('0');

  expect([await own('scarlet'), await own('violet')]).toEqual([0, 0]);
});

test('who leaves while they change their name is no member by the new one', async () => {
  const { id } = await created('Amber Ridge');
  const eve = await stack.member('eve');
  await join(eve, id);
  calls.onceBefore(`USER#${eve.id} FOLLOW#${id}`, async () => {
    await rename(eve, 'Zelda', 'Quill');
    await workerRests();
  });

  expect((await join(eve, id)).body.data.isFollowed).toBe('0');

  expect(await membersNamed(id, 'zelda')).toBe(0);
});

test('who follows while the community is renamed finds it by its new name', async () => {
  const { id } = await created('Teal Harbour');
  calls.onceBefore(`USER#${ben.id} FOLLOW#${id}`, async () => {
    await changeName(id, 'Ochre Harbour');
    await workerRests();
  });

  await join(ben, id);

  await eventually(async () => [await own('ochre'), await own('teal')], [1, 0]);
});

test('a community that is deleted while its new name is carried on is found by none', async () => {
  const { id } = await created('Indigo Terrace');
  let isDeleted = false;
  calls.tap(async (call, input) => {
    if (isDeleted || call !== 'BatchWriteItem' || !JSON.stringify(input).includes('crimson')) return;
    isDeleted = true;
    await ada.call('DELETE', `/api/communities/${id}`);
  });

  await changeName(id, 'Crimson Terrace');

  await eventually(async () => isDeleted, true);
  await workerRests();
  expect((await found('/api/communities/search?name=terrace')).totalItems).toBe(0);
});

test.each([
  ['its page', (id: string) => `/api/communities/${id}`],
  ['its members', (id: string) => `/api/communities-users/community/${id}`],
  ['a search', () => '/api/communities/search?name=maroon'],
  ['the list', () => '/api/communities'],
])('%s is shown to one who reads a community while it is deleted', async (_, path) => {
  const { id } = await created('Maroon Delta');
  let isDeleted = false;
  calls.tap(async (call, input) => {
    if (isDeleted || call !== 'Query' || !JSON.stringify(input).includes(`FOLLOWERS#${id}`)) return;
    isDeleted = true;
    await ada.call('DELETE', `/api/communities/${id}`);
  });

  expect([(await ben.call('GET', path(id))).status, isDeleted]).toEqual([200, true]);
});

test('a picture that is changed while the community is deleted does not stay behind', async () => {
  const { id, attachment } = await created('Picture Post', { community: png });
  let second = '';
  calls.onceBefore(`COMMUNITY#${id} COMMUNITY`, async () => {
    const form = formOf({ community: png });
    second = (await ada.call('PUT', `/api/communities/${id}`, form, newKey())).body.attachment;
  });

  expect((await ada.call('DELETE', `/api/communities/${id}`)).status).toBe(200);

  for (const name of [attachment, second]) {
    await eventually(async () => (await fetch(`${stack.contentUrl}/community/${name}`)).status, 404);
  }
});

test('of two edits of a profile at once both names are carried on, and one picture stays', async () => {
  const gus = await stack.member('gus');
  const first = (await rename(gus, 'Alpha', 'Lund')).body.data.attachments;
  let second = '';
  calls.onceBefore(`USER#${gus.id} USER`, async () => {
    second = (await rename(gus, 'Bravo', 'Lund')).body.data.attachments;
    await workerRests();
  });

  const third = (await rename(gus, 'Alpha', 'Lund')).body.data;

  expect(third.name).toBe('Alpha Lund');
  await eventually(() => membersNamed('3', 'alpha'), 1);
  await eventually(() => membersNamed('3', 'bravo'), 0);
  const status = async (name: string) => (await fetch(`${stack.contentUrl}/attachments/${name}`)).status;
  await eventually(() => Promise.all([first, second, third.attachments].map(status)), [404, 404, 200]);
});

test('a transaction that the table has no room for is tried again, and leaves nothing when that does not help', async () => {
  const { id } = await created('Umber Hollow');
  let tries = 0;
  calls.tap((call, input) => {
    if (call !== 'TransactWriteItems' || !itemsOf(input).includes(`USER#${ben.id} FOLLOW#${id}`)) return;
    tries += 1;
    throw cancelled('ThrottlingError');
  });

  const { status, body } = await join(ben, id);
  calls.calm();

  expect([status, body.code]).toEqual([503, 'write.conflict']);
  expect(tries).toBeGreaterThan(3);
  expect((await found(`/api/communities-users/community/${id}?search=ben`)).totalItems).toBe(0);
});

test('a job that meets conflicts for a while is done all the same', async () => {
  const { id } = await created('Copper Valley');
  await join(ben, id);
  const before = (await found('/api/communities/user')).totalItems;
  let conflicts = 0;
  calls.tap((call, input) => {
    if (call !== 'TransactWriteItems' || !itemsOf(input).includes(`USER#${ben.id} FOLLOW#${id}`)) return;
    conflicts += 1;
    if (conflicts <= 8) throw cancelled('TransactionConflict');
  });

  await ada.call('DELETE', `/api/communities/${id}`);

  await eventually(async () => (await found('/api/communities/user')).totalItems, before - 1, 20_000);
  await eventually(() => own('copper'), 0);
});

test('a job that always fails keeps no other waiting', async () => {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { keys } = await import('#platform/table/keys.ts');
  await writeTogether([{ put: { Item: { ...keys.job('0-broken'), kind: 'unheard-of' } } }]);
  const { id } = await created('Slow Lane');

  await changeName(id, 'Fast Lane');

  await eventually(async () => (await found('/api/communities/search?name=fast')).totalItems, 1, 5000);
  await writeTogether([{ remove: { Key: keys.job('0-broken') } }]);
});

test('many who follow at once find their turns where each item is one at a time, and are counted', async () => {
  const members = await Promise.all(
    Array.from({ length: 50 }, (_, index) => stack.member(`grower-${index}`)),
  );
  const busy = new Set<string>();
  calls.tap(async (call, input) => {
    if (call !== 'TransactWriteItems') return;
    const items = itemsOf(input);
    if (items.some((item) => busy.has(item))) throw cancelled('TransactionConflict');
    for (const item of items) busy.add(item);
    // As long as a transaction takes; the next one that comes in between is refused.
    await pause(5);
    for (const item of items) busy.delete(item);
  });

  const replies = await Promise.all(members.map((member) => join(member, '2')));
  calls.calm();

  const joined = replies.filter(({ status }) => status === 200).length;
  expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(joined).toBeGreaterThanOrEqual(members.length - 2);
  const page = await found('/api/communities-users/community/2?pageSize=50');
  expect([page.totalItems, page.data.length]).toEqual([joined, joined]);
  expect((await found('/api/communities/2')).followersCount).toBe(joined);
});

function cancelled(Code: string): TransactionCanceledException {
  return new TransactionCanceledException({
    $metadata: {},
    message: 'Transaction cancelled',
    CancellationReasons: [{ Code: 'None' }, { Code }],
  });
}
