import { expect, test } from 'vitest';
import { MOST_DEVICES } from '#contract/notices/push.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { addDevice, device, listDevices, removeDevice } from '#test/things/notices/push.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const { system, accountOf } = useModeration(stack);

async function endpointsOf(userId: string) {
  const { readDevices } = await import('#kinds/push/devices.ts');
  return (await readDevices(userId, { consistent: true })).map(({ endpoint }) => endpoint.split('/').at(-1));
}

test('a device is told once, however often it is added, and by its keys of last', async () => {
  const { status, body } = await addDevice(ada, { ...device('phone'), zone: 'Africa/Nairobi' });
  const again = await addDevice(ada, { ...device('phone'), zone: 'Mars/Base' });
  expect((await addDevice(ada, { ...device('phone'), zone: '+05:30' })).status).toBe(400);

  expect([status, again.status, again.body.data.id]).toEqual([201, 201, body.data.id]);
  const { findItem } = await import('#platform/table/table.ts');
  const item = await findItem(keys.device(ada.id, body.data.id));
  const { endpoint, keys: own } = device('phone');
  // A zone that this machine does not know.
  expect(item).toMatchObject({ endpoint, ...own, zone: 'UTC' });
  expect(await endpointsOf(ada.id)).toEqual(['phone']);
});

test('is told no more once it says so, which it may say twice', async () => {
  await addDevice(ada, device('sold'));
  const { endpoint } = device('sold');

  expect((await removeDevice(ben, endpoint)).status).toBe(200);
  expect(await endpointsOf(ada.id)).toContain('sold');
  expect([(await removeDevice(ada, endpoint)).status, (await removeDevice(ada, endpoint)).status]).toEqual([
    200, 200,
  ]);
  expect(await endpointsOf(ada.id)).not.toContain('sold');
});

test('of one more than there may be, the one that was added first goes', async () => {
  for (let index = 0; index <= MOST_DEVICES; index += 1) await addDevice(ben, device(`ben${index}`));

  expect(await endpointsOf(ben.id)).toEqual(['ben1', 'ben2', 'ben3', 'ben4', 'ben5']);
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

test('a member sees their devices in words and since when, and never where one receives', async () => {
  const carl = await stack.member('carl');
  const { endpoint } = device('carl-phone');
  await addDevice(carl, { ...device('carl-phone'), agent: PHONE });
  await addDevice(carl, device('carl-desk'));
  const [, before] = await listDevices(carl);

  await addDevice(carl, { ...device('carl-phone'), agent: PHONE });

  const listed = await listDevices(carl);
  expect(listed).toEqual([
    { id: before.id, browser: 'Chrome', system: 'Android', since: before.since },
    { id: expect.any(String), since: expect.any(String) },
  ]);
  expect(JSON.stringify(listed)).not.toContain(endpoint);
  expect(JSON.stringify(listed)).not.toContain(device('x').keys.auth);
  expect(await listDevices(ada)).not.toContainEqual(expect.objectContaining({ id: before.id }));
});

test('one is told no more by its id, all but one, or all; another member has no part in it', async () => {
  const emil = await stack.member('emil');
  for (const name of ['emil1', 'emil2', 'emil3', 'emil4']) await addDevice(emil, device(name));
  const ids = (await listDevices(emil)).map(({ id }: { id: string }) => id);
  const [newest, second] = ids;
  const remove = (query: string, member = emil) => member.call('DELETE', `/api/push?${query}`);
  const left = async () => (await listDevices(emil)).map(({ id }: { id: string }) => id);

  expect((await remove(`id=${second}`, ada)).body.data.ids).toEqual([]);
  expect((await remove('all=true', ada)).status).toBe(200);
  expect(await left()).toEqual(ids);
  expect((await remove(`id=${second}`)).body.data.ids).toEqual([second]);
  expect(await left()).toEqual(ids.filter((id: string) => id !== second));
  // One that went meanwhile, and one of another member.
  const adas = (await addDevice(ada, device('adas'))).body.data.id;
  for (const none of [second, adas])
    expect(told(await remove(`all=true&but=${none}`))).toEqual([404, 'push.missing']);
  expect(await left()).toEqual(ids.filter((id: string) => id !== second));
  expect((await remove(`all=true&but=${newest}`)).body.data.ids.toSorted()).toEqual(ids.slice(2).toSorted());
  expect(await left()).toEqual([newest]);
  expect((await remove('all=true')).status).toBe(200);
  expect(await left()).toEqual([]);
});

test('one that was stopped in the list begins again by a tap alone', async () => {
  const fay = await stack.member('fay');
  const isRenewal = true;
  for (const name of ['fay1', 'fay2', 'fay3']) await addDevice(fay, device(name));
  const [, second] = await listDevices(fay);
  await fay.call('DELETE', `/api/push?id=${second.id}`);

  const renewed = await addDevice(fay, { ...device('fay2'), isRenewal });
  expect([renewed.status, renewed.body.code]).toEqual([409, 'push.stopped']);
  expect(await endpointsOf(fay.id)).toEqual(['fay1', 'fay3']);
  // Its browser ended it, and one that others pushed out was not stopped.
  await removeDevice(fay, device('fay3').endpoint);
  expect((await addDevice(fay, { ...device('fay3'), isRenewal })).status).toBe(201);

  expect((await addDevice(fay, device('fay2'))).status).toBe(201);
  expect((await addDevice(fay, { ...device('fay2'), isRenewal })).status).toBe(201);
  await fay.call('DELETE', '/api/push?all=true');
  expect((await addDevice(fay, { ...device('fay1'), isRenewal })).status).toBe(409);
});

test('one that a new password ends is told again by a sign-in there, without a tap', async () => {
  const gus = await stack.member('gus');
  await addDevice(gus, device('gus1'));

  // Where the server has let go of the device that asks, there is none but which all go.
  await gus.call('DELETE', '/api/push?all=true&untilSignIn=true');

  expect(await endpointsOf(gus.id)).toEqual([]);
  expect((await addDevice(gus, { ...device('gus1'), isRenewal: true })).status).toBe(201);
});

test.each(['', 'all=false', 'id=a&all=true', `endpoint=${device('x').endpoint}&id=a`])(
  'it must be said which: %s',
  async (query) => {
    const { status, body } = await ada.call('DELETE', `/api/push?${query}`);

    expect([status, body.error]).toEqual([400, 'Please say which device.']);
  },
);

test('a phone that two share tells the one who said so last, and nobody else', async () => {
  const gil = await stack.member('gil');
  const hana = await stack.member('hana');
  await addDevice(gil, device('shared'));
  await addDevice(gil, device('gil-own'));

  await addDevice(hana, device('shared'));

  expect(await endpointsOf(gil.id)).toEqual(['gil-own']);
  expect(await endpointsOf(hana.id)).toEqual(['shared']);
});

test('of members who say so at once the device tells one, and says so to the others', async () => {
  const members = await Promise.all(['ida', 'jon', 'kim'].map((name) => stack.member(name)));

  const replies = await Promise.all(
    [...members, ...members].map((member) => addDevice(member, device('at-once'))),
  );

  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const told = await Promise.all(members.map(({ id }) => endpointsOf(id)));
  expect(told.flat()).toEqual(['at-once']);
});

test('of twenty devices at once five are told, and no more are stored after the next', async () => {
  const lea = await stack.member('lea');
  const names = Array.from({ length: 20 }, (_, index) => `lea${index}`);

  await Promise.all(names.map((name) => addDevice(lea, device(name))));

  expect(await endpointsOf(lea.id)).toHaveLength(MOST_DEVICES);
  expect(await listDevices(lea)).toHaveLength(MOST_DEVICES);
  await addDevice(lea, device('lea-last'));
  const { readAllDevices } = await import('#kinds/push/devices.ts');
  expect(await readAllDevices(lea.id, { consistent: true })).toHaveLength(MOST_DEVICES);
});

test.each([
  'https://example.com/push',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.example/send/1',
  'https://fcm.googleapis.com@evil.example/send/1',
  'https://evil.example#.push.apple.com',
  'https://fcm.googleapis.com:8443/send/1',
  'https://xpush.apple.com/1',
  'http://fcm.googleapis.com/fcm/send/1',
  'http://localhost:8000/',
  'file:///etc/passwd',
])('the server never calls %s', async (endpoint) => {
  const { status, body } = await addDevice(ada, { ...device('x'), endpoint });

  expect([status, body.code]).toEqual([400, 'push.endpoint']);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QAbc',
])('browsers receive at %s', async (endpoint) => {
  const zoe = await stack.member(`zoe${endpoint.length}`);

  expect((await addDevice(zoe, { ...device('x'), endpoint })).status).toBe(201);
});

test('keys are of the right length, and a point of the curve', async () => {
  const { keys: good, endpoint } = device('x');
  const wrong = [
    { ...good, auth: 'short' },
    { ...good, p256dh: good.p256dh.slice(1) },
    { ...good, p256dh: `${good.p256dh.slice(0, 40)}AAAAAA${good.p256dh.slice(46)}` },
  ];
  for (const keys of wrong) expect((await addDevice(ada, { endpoint, keys })).status).toBe(400);
});

test('devices are told no more from the day on which their member leaves', async () => {
  const dora = await stack.member('dora');
  await addDevice(dora, device('dora'));

  expect((await dora.call('POST', '/api/users/leave', {})).status).toBe(200);

  const { take } = await import('#platform/table/walk.ts');
  expect(await take({ pk: partitions.push(dora.id), from: ' ', to: '~' }, {})).toEqual([]);
});

test('devices are told no more from when an operator resets what their member lost with a phone', async () => {
  const fred = await stack.member('fred');
  await addDevice(fred, device('fred'));
  const { resetSecondFactor } = await import('#lib/operations/moderation/account.ts');

  await resetSecondFactor(system(), await accountOf('fred'));

  expect(await endpointsOf(fred.id)).toEqual([]);
});
