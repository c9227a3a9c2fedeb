import { expect, test } from 'vitest';
import { allItems } from '#test/system/items.ts';
import { useStack } from '#test/system/stack.ts';
import { digestItem, newReader, visit } from '#test/things/notices/digest.ts';
import { setNotices } from '#test/things/notices/notices.ts';
import { granted } from '#test/told.ts';

const stack = useStack();

const AWAY_MS = 7 * 24 * 60 * 60 * 1000;
const dueOf = async (id: string) =>
  (await allItems()).filter(({ pk, userId }) => String(pk).startsWith('DUE#') && userId === id);

test('a visit has one job wait, for a Tuesday at seven where the member is, a week from now at the earliest', async () => {
  const reader = await newReader(stack, 'ada');
  const first = await digestItem(reader);
  await granted(visit(reader));
  expect(await digestItem(reader)).toEqual(first);

  await granted(visit(reader, 'Asia/Kolkata'));

  const item = await digestItem(reader);
  expect(item).toMatchObject({ zone: 'Asia/Kolkata', secret: first?.secret });
  expect(item?.dueAt).toMatch(/T01:30:00.000Z$/);
  expect(Date.parse(item?.dueAt ?? '')).toBeGreaterThan(Date.now() + AWAY_MS - 60_000);
  expect(await dueOf(reader.id)).toMatchObject([{ at: item?.dueAt }]);
});

test('a zone that this system does not know counts as UTC, and what is no name of one changes nothing', async () => {
  const reader = await newReader(stack, 'ben');
  await granted(visit(reader, 'Moon/Base'));
  const before = await digestItem(reader);
  expect(before).toMatchObject({ zone: 'UTC' });
  expect(before?.dueAt).toMatch(/T07:00:00.000Z$/);

  for (const zone of ['../etc', '+05:30', '__proto__']) {
    const { status, body } = await visit(reader, zone);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['timeZone']]);
  }

  expect(await digestItem(reader)).toEqual(before);
});

test('devices that say it at once have one job wait', async () => {
  const reader = await newReader(stack, 'cleo');

  await Promise.all(['Africa/Nairobi', 'Europe/Berlin', 'Africa/Nairobi'].map((zone) => visit(reader, zone)));

  expect(await dueOf(reader.id)).toHaveLength(1);
});

test('a member who ended the mail has nothing wait, until they want it again', async () => {
  const attributes = { email: 'dan@farm.test', email_verified: 'true' };
  await stack.cognito.adminCreateUser({ username: 'dan', password: 'harvest1', attributes });
  const dan = await stack.member('dan');
  await granted(setNotices(dan, { weekly: false }));
  await granted(visit(dan));
  expect(await dueOf(dan.id)).toEqual([]);

  await granted(setNotices(dan, { weekly: true }));
  await granted(visit(dan));

  expect(await dueOf(dan.id)).toHaveLength(1);
});
