import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { allItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import {
  changeChat,
  chatOf,
  chatsOf,
  deleteChat,
  newChat,
  newMessage,
  write,
  writeTo,
} from '#test/things/chats.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { cleo } = useMembers(stack, 'cleo');
const { system, soon, accountOf, leftBehind } = useModeration(stack);
const two = async (name: string) =>
  [await stack.member(`${name}-1`), await stack.member(`${name}-2`)] as const;

const texts = async (member: TestMember, id: string, query = '') =>
  (await chatOf(member, id, query)).data.map(({ text }: { text: string }) => text);
const counted = async (member: TestMember) =>
  (await granted(member.call('GET', '/api/notices/count'))).data.messages;

/** A conversation in which both have written, and neither has read the last. */
async function talk(name: string) {
  const [one, other] = await two(name);
  const id = await writeTo(one, other.id, 'First');
  await newMessage(other, id, { text: 'Second' });
  return { one, other, id };
}

test('a conversation goes from the inbox of who deletes it, and stays with the other one', async () => {
  const { one, other, id } = await talk('kept');
  await eventually(() => counted(one), 1);

  expect((await granted(deleteChat(one, id))).id).toBe(id);

  expect(await chatsOf(one)).toEqual([]);
  expect(told(await one.call('GET', `/api/chats/${id}`))).toEqual([404, 'chat.missing']);
  expect(told(await deleteChat(one, id))).toEqual([404, 'chat.missing']);
  expect(told(await changeChat(one, id, { muted: true }))).toEqual([404, 'chat.missing']);
  await eventually(() => counted(one), 0);
  expect(await chatsOf(other)).toMatchObject([{ id, last: { text: 'Second' } }]);
  expect(await texts(other, id)).toEqual(['Second', 'First']);
});

test('a new message brings it back with what came since alone, page by page, and as no request', async () => {
  const { one, other, id } = await talk('back');
  await granted(deleteChat(one, id));

  for (const text of ['Third', 'Fourth', 'Fifth']) await newMessage(other, id, { text });

  expect(await chatsOf(one)).toMatchObject([
    { id, isRequest: false, unread: true, last: { text: 'Fifth' }, other: { name: 'back-2' } },
  ]);
  await eventually(() => counted(one), 1);
  expect(await chatOf(one, id, '?pageSize=2')).toMatchObject({
    data: [{ text: 'Fifth' }, { text: 'Fourth' }],
    totalItems: 3,
    pages: 2,
  });
  expect(await texts(one, id, '?pageSize=2&pageNumber=2')).toEqual(['Third']);
  expect(await texts(other, id)).toHaveLength(5);
  // Deleted again, it begins after those.
  await granted(deleteChat(one, id));
  await newMessage(other, id, { text: 'Sixth' });
  expect(await texts(one, id)).toEqual(['Sixth']);
});

test('what came while it was deleted without a connection stays, and the deletion counts once', async () => {
  const { one, other, id } = await talk('offline');
  const [{ id: seen }] = (await chatOf(one, id)).data;
  for (const text of ['Third', 'Fourth']) await newMessage(other, id, { text });

  for (const _ of ['once', 'again']) await granted(deleteChat(one, id, `?to=${seen}`));

  expect(await texts(one, id)).toEqual(['Fourth', 'Third']);
  expect(await chatOf(one, id, '?pageSize=1')).toMatchObject({ totalItems: 2, pages: 2 });
  expect(await chatsOf(one)).toMatchObject([{ unread: true, last: { text: 'Fourth' } }]);
  await granted(deleteChat(one, id, `?to=${(await chatOf(one, id)).data[0].id}`));
  expect(await chatsOf(one)).toEqual([]);
});

test('up to what is no message, or one of another conversation, nothing is deleted', async () => {
  const { one, id } = await talk('tilde');
  const elsewhere = await newMessage(one, await writeTo(one, cleo.id, 'Good day.'), { text: 'Newer' });
  const upTo = async (to: string) => (await deleteChat(one, id, `?to=${encodeURIComponent(to)}`)).body.fields;

  for (const to of ['~', 'z', '{"length":1}', 'z'.repeat(5) + 'Z'.repeat(26), elsewhere.id])
    expect(await upTo(to)).toEqual({ to: 'There is no such message.' });

  expect(await texts(one, id)).toEqual(['Second', 'First']);
});

test('a device may yet say what it read, or deleted, of messages that went since on another one', async () => {
  const { one, other, id } = await talk('devices');
  const [second, first] = (await chatOf(one, id)).data;
  for (const member of [one, other]) await granted(deleteChat(member, id));
  await workerRests();
  await newMessage(other, id, { text: 'Third' });

  for (const { id: old } of [first, second]) {
    await granted(changeChat(one, id, { readTo: old }));
    await granted(deleteChat(one, id, `?to=${old}`));
  }

  expect(await texts(one, id)).toEqual(['Third']);
  expect(await chatsOf(one)).toMatchObject([{ unread: true, last: { text: 'Third' } }]);
});

test('whoever deleted it begins it again under the same address, or writes from another device', async () => {
  const { one, other, id } = await talk('again');
  await granted(deleteChat(one, id));

  expect(await newChat(one, other.id)).toMatchObject({ id, other: { name: 'again-2' } });
  expect(await texts(one, id)).toEqual([]);
  await granted(deleteChat(one, id));
  await newMessage(one, id, { text: 'Third' });

  expect(await texts(one, id)).toEqual(['Third']);
  expect(await texts(other, id)).toEqual(['Third', 'Second', 'First']);
});

test('a request that is deleted is one again, one that is begun goes, and nobody else can delete', async () => {
  const [one, other] = await two('request');
  const id = await writeTo(one, other.id, 'A request');
  await granted(deleteChat(other, id));
  await newMessage(one, id, { text: 'Once more' });
  expect(await chatsOf(other)).toMatchObject([{ id, isRequest: true }]);

  const begun = await newChat(one, cleo.id);
  await granted(deleteChat(one, begun.id));
  expect(await chatsOf(one)).toMatchObject([{ id }]);

  expect(told(await deleteChat(cleo, id))).toEqual([404, 'chat.missing']);
  expect(told(await deleteChat(cleo, 'nothing'))).toEqual([404, 'chat.missing']);
});

test('who deleted a request and writes to the stranger first has no request of it', async () => {
  const [stranger, other] = await two('taken-up');
  const id = await writeTo(stranger, other.id, 'A request');
  await granted(deleteChat(other, id));

  expect(await newChat(other, stranger.id)).toMatchObject({ id, isRequest: false });

  expect(await chatsOf(other)).toMatchObject([{ id, isRequest: false }]);
});

test('what both delete is gone with its pictures, however close, and what comes after that is read', async () => {
  const [one, other] = await two('both');
  const id = await writeTo(one, other.id, 'First');
  const { img } = await newMessage(other, id, { text: 'Look.', img: png });

  await Promise.all([granted(deleteChat(one, id)), granted(deleteChat(other, id))]);
  await workerRests();

  const rows = (await allItems()).filter(({ pk, sk }) => pk === `CHAT#${id}` && String(sk).startsWith('R#'));
  expect(rows).toEqual([]);
  expect((await filesAtRest()).filter((path) => path.includes(img))).toEqual([]);
  await newMessage(one, id, { text: 'Anew' });
  expect([await texts(one, id), await texts(other, id)]).toEqual([['Anew'], ['Anew']]);
});

test('messages at once with a deletion are read by both, but those that it took', async () => {
  const { one, other, id } = await talk('storm');
  const sent = Array.from({ length: 30 }, (_, index) => `Message ${index}`);

  const [, ...written] = await Promise.all([
    granted(deleteChat(one, id)),
    ...sent.map((text) => write(other, id, { text })),
  ]);
  await newMessage(other, id, { text: 'The last' });

  expect(written.map(({ status }) => status)).toEqual(sent.map(() => 201));
  const page = await chatOf(one, id, '?pageSize=50');
  expect(page.data[0].text).toBe('The last');
  expect(page.totalItems).toBe(page.data.length);
  expect((await chatOf(other, id, '?pageSize=50')).totalItems).toBe(33);
});

test('of who deleted it nothing is left once they are erased, and what the other deleted goes with them', async () => {
  const kept = await talk('erased');
  const gone = await talk('gone');
  const back = await talk('returned');
  await granted(deleteChat(kept.one, kept.id));
  await granted(deleteChat(gone.other, gone.id));
  await granted(deleteChat(back.other, back.id));
  await newMessage(back.one, back.id, { text: 'Since' });
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');
  for (const name of ['erased-1', 'gone-1', 'returned-1']) {
    await eraseAccount(system(), await accountOf(name), { wait: soon });
  }
  await workerRests();

  for (const { one } of [kept, gone, back]) expect(await leftBehind(one.id)).toEqual([]);
  expect(await texts(kept.other, kept.id)).toEqual(['Second', 'First']);
  expect(await texts(back.other, back.id)).toEqual(['Since']);
  const rows = (await allItems()).filter(
    ({ pk, sk }) => pk === `CHAT#${gone.id}` && String(sk).startsWith('R#'),
  );
  expect(rows).toEqual([]);
});
