import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { chatsOf, newChat, newMessage, writeTo } from '#test/things/chats.ts';
import { granted } from '#test/told.ts';

const stack = useStack();

const profile = { firstName: 'Wanjiru', lastName: 'K', email: 'w@farm.test' };
const change = (member: TestMember, fields: object) =>
  granted(member.form('PUT', '/api/users/profile', { ...profile, ...fields }));

test('a new name and a new picture are in the inboxes of all who wrote with a member, and of whom they have begun', async () => {
  const [one, other, third] = [
    await stack.member('one'),
    await stack.member('other'),
    await stack.member('third'),
  ];
  const id = await writeTo(one, other.id, 'Good day.');
  await newMessage(other, id);
  await newChat(third, one.id);

  await change(one, { attachments: png });
  await workerRests();

  const [card] = await chatsOf(other);
  expect(card.other).toMatchObject({ id: one.id, name: 'Wanjiru K', avatar: expect.any(String) });
  // Names of whom nobody wrote to yet are remembered for two seconds.
  await eventually(async () => (await chatsOf(third))[0].other, card.other);
  expect((await chatsOf(one))[0].other).toEqual({ id: other.id, name: 'other' });

  await change(one, { attachments: '' });
  await workerRests();
  expect((await chatsOf(other))[0].other).toEqual({ id: one.id, name: 'Wanjiru K' });
});

test('a name that a job still has to carry comes with the next message', async () => {
  const [one, other] = [await stack.member('sender'), await stack.member('reader')];
  const id = await writeTo(one, other.id, 'Good day.');
  const { keys } = await import('#platform/table/keys.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  await writeTogether([{ update: update(keys.user(one.id), { set: { firstName: 'Amara' } }) }]);
  expect((await chatsOf(other))[0].other.name).toBe('sender');

  // Names are remembered for two seconds.
  await eventually(async () => {
    await newMessage(one, id);
    return (await chatsOf(other))[0].other.name;
  }, 'Amara');
});

test('renames at once end with the last name', async () => {
  const [one, other] = [await stack.member('many'), await stack.member('watcher')];
  await writeTo(one, other.id, 'Good day.');
  const { renameInInboxes, firstInbox } = await import('#functions/worker/rename/rename-in-inboxes.ts');

  for (const firstName of ['Ann', 'Bea', 'Eva']) {
    await change(one, { firstName });
    await Promise.all([renameInInboxes(one.id, firstInbox), renameInInboxes(one.id, firstInbox)]);
  }
  await workerRests();

  expect((await chatsOf(other))[0].other.name).toBe('Eva K');
});
