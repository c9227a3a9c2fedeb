import { expect, test } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { allItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { chatOf, chatsOf, newChat, newMessage, write, writeTo } from '#test/things/chats.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ben, cleo } = useMembers(stack, 'ben', 'cleo');
const { system, soon, accountOf, leftBehind } = useModeration(stack);

async function erase(name: string): Promise<void> {
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');
  await eraseAccount(system(), await accountOf(name), { wait: soon });
  await workerRests();
}

const itemsOf = async (chatId: string) =>
  (await allItems()).filter((item) => JSON.stringify(item).includes(chatId));

/** Two who wrote to each other, the first with a picture. */
async function talk(one: TestMember, other: TestMember): Promise<{ id: string; img: string }> {
  const { id } = await newChat(one, other.id);
  const { img } = await newMessage(one, id, { text: 'Look.', img: png });
  await newMessage(other, id, { text: 'Very dry.' });
  return { id, img };
}

test('of somebody who left stays what they wrote, to be read and not answered, and nothing else', async () => {
  const mia = await stack.member('mia');
  const { id, img } = await talk(mia, ben);
  await newChat(cleo, mia.id);

  await erase('mia');

  expect(await leftBehind(mia.id)).toEqual([]);
  const page = await chatOf(ben, id);
  expect(page).toMatchObject({ other: { name: 'Former member' }, isClosed: true });
  expect(page.other).not.toHaveProperty('id');
  expect(page.data).toMatchObject([
    { text: 'Very dry.', isMine: true },
    { text: 'Look.', isMine: false, img },
  ]);
  expect(told(await write(ben, id))).toEqual([403, 'chat.closed']);
  // To whom they had not written, too.
  expect(await chatsOf(cleo)).toMatchObject([{ other: { name: 'Former member' }, isClosed: true }]);
});

test('what both have left is gone with its pictures', async () => {
  const [nia, noa] = [await stack.member('nia'), await stack.member('noa')];
  const { id, img } = await talk(nia, noa);
  const isThere = async () => (await filesAtRest()).some((path) => path.includes(img));
  expect(await isThere()).toBe(true);

  await erase('nia');
  expect(await isThere()).toBe(true);
  await erase('noa');

  expect(await isThere()).toBe(false);
  const left = (await itemsOf(id)).filter(({ pk }) => !String(pk).startsWith('ONCE#'));
  // For a day, that the conversation is closed.
  expect(left.every(({ closed, expiresAt }) => closed === true && Number(expiresAt) > 0)).toBe(true);
});

test('a message to somebody who is leaving at that moment leaves nothing behind', async () => {
  const ola = await stack.member('ola');
  const id = await writeTo(ben, ola.id, 'Good day.');
  let isOver = false;
  const storm = Promise.all(
    [ben, ben, cleo].map(async (member) => {
      const chatId = member === ben ? id : String((await newChat(cleo, ola.id)).id);
      while (!isOver) await write(member, chatId);
    }),
  );

  await erase('ola');
  isOver = true;
  await storm;

  expect(await leftBehind(ola.id)).toEqual([]);
  for (const member of [ben, cleo]) {
    const [card] = await chatsOf(member);
    expect(told(await write(member, card.id))).toEqual([403, 'chat.closed']);
  }
});
