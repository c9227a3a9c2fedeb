import { expect, test } from 'vitest';
import { MOST_REQUESTS } from '#contract/chats/chats.ts';
import { amount } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { newKey } from '#test/forms.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { beginChat, changeChat, chatOf, chatsOf, newChat, write, writeTo } from '#test/things/chats.ts';
import { block } from '#test/things/replies/blocks.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const two = async (name: string) =>
  [await stack.member(`${name}-1`), await stack.member(`${name}-2`)] as const;

interface Card {
  readonly isRequest: boolean;
  readonly last: { readonly at: string; readonly text: string };
}

test('two who begin and write at once have one conversation with both messages, and no request', async () => {
  const pair = await two('meeting');
  const [one, other] = pair;

  const begun = await Promise.all([beginChat(one, other.id), beginChat(other, one.id)]);
  const [id, same] = begun.map(({ body }) => body.data.id);
  const written = await Promise.all(pair.map((member) => write(member, id)));

  expect(same).toBe(id);
  expect(written.map(({ status }) => status)).toEqual([201, 201]);
  const pages = await Promise.all(pair.map((member) => chatOf(member, id)));
  expect(pages.map(({ totalItems }) => totalItems)).toEqual([2, 2]);
  const cards: Card[][] = await Promise.all(pair.map((member) => chatsOf(member)));
  expect(cards.map(([card]) => card?.isRequest)).toEqual([false, false]);
  // Both inboxes end with the same message.
  expect(cards[0]?.[0]?.last.at).toBe(cards[1]?.[0]?.last.at);
});

test('two who block each other at once are both refused, and both may take it back', async () => {
  const pair = await two('quarrel');
  const [one, other] = pair;
  const id = await writeTo(one, other.id, 'Good day.');

  await Promise.all([block(one, other.id), block(other, one.id), write(one, id), write(other, id)]);

  for (const member of pair) await eventually(async () => told(await write(member, id)), [403, 'block.own']);
  await block(one, other.id, false);
  expect(told(await write(one, id))).toEqual([403, 'chat.closed']);
  await block(other, one.id, false);
  await eventually(async () => (await write(one, id)).status, 201);
});

test('what many write to one at once all arrives, each once, as so many requests', async () => {
  const busy = await stack.member('busy');
  const many = await Promise.all(
    Array.from({ length: amount(MOST_REQUESTS) }, (_, index) => stack.member(`one-of-many-${index}`)),
  );
  const chats = await Promise.all(many.map((member) => newChat(member, busy.id)));
  const writeTwice = async (member: TestMember, index: number) => {
    const key = newKey();
    const twice = [write(member, chats[index].id, {}, key), write(member, chats[index].id, {}, key)];
    return (await Promise.all(twice)).map(({ status }) => status);
  };

  const statuses = (await Promise.all(many.map(writeTwice))).flat();

  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  const { body } = await busy.call('GET', '/api/chats?pageSize=50');
  expect(body.totalItems).toBe(many.length);
  expect(body.data.every(({ isRequest }: Card) => isRequest)).toBe(true);
  for (const { id } of chats.slice(0, 5)) expect((await chatOf(busy, id)).totalItems).toBe(1);
});

test('two hundred messages at once in one conversation all arrive, each once, and the bell counts what is true', async () => {
  const pair = await two('flood');
  const [one, other] = pair;
  const id = await writeTo(one, other.id, 'First');
  await changeChat(other, id, { accepted: true });
  const texts = Array.from({ length: 200 }, (_, index) => `Message ${index}`);

  const written = await Promise.all(
    texts.map((text, index) => write(index % 2 === 0 ? one : other, id, { text })),
  );

  expect(written.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual([]);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => chatOf(one, id, `?pageSize=50&pageNumber=${page}`)),
  );
  const all: { text: string }[] = pages.flatMap(({ data }) => data);
  expect(pages[0].totalItems).toBe(201);
  expect(all.map(({ text }) => text).toSorted()).toEqual(['First', ...texts].toSorted());
  // The newest of them ends both inboxes, whichever was written last, and is new to who did not write it.
  const [[mine], [theirs]] = await Promise.all([chatsOf(one), chatsOf(other)]);
  const [newest] = pages[0].data;
  expect(mine.last).toMatchObject({ text: newest.text, at: newest.at, isMine: newest.isMine });
  expect(theirs.last).toMatchObject({ text: newest.text, at: newest.at, isMine: !newest.isMine });
  const counted = async (member: TestMember) =>
    (await member.call('GET', '/api/notices/count')).body.data.messages;
  expect([await counted(one), await counted(other)]).toEqual(mine.unread ? [1, 0] : [0, 1]);
  expect(theirs.unread).toBe(!mine.unread);
});

test('what is read, muted and accepted at once is all kept, and the bell counts what is true', async () => {
  const [one, other] = await two('at-once');
  const id = await writeTo(one, other.id, 'First');
  const [first] = (await chatOf(other, id)).data;

  const changes = [{ accepted: true }, { muted: true }, { readTo: first.id }];
  const done = await Promise.all([...changes.map((change) => changeChat(other, id, change)), write(one, id)]);

  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
  const [card] = await chatsOf(other);
  expect(card).toMatchObject({ isRequest: false, isMuted: true, unread: true });
  const counted = async () => (await other.call('GET', '/api/notices/count')).body.data.messages;
  expect(await counted()).toBe(0);
  await changeChat(other, id, { muted: false });
  await eventually(counted, 1);
});
