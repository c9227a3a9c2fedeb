import { describe, expect, test } from 'vitest';
import { chatIdOf } from '#kinds/chats/chat-id.ts';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import {
  beginChat,
  changeChat,
  chatOf,
  chatsOf,
  newChat,
  newMessage,
  write,
  writeTo,
} from '#test/things/chats.ts';
import { block } from '#test/things/replies/blocks.ts';
import { granted, made, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');
const two = async (name: string) =>
  [await stack.member(`${name}-1`), await stack.member(`${name}-2`)] as const;

const texts = (page: { data: { text: string; isMine: boolean }[] }) =>
  page.data.map(({ text, isMine }) => [text, isMine]);

describe('a conversation', () => {
  test('is one for both, whoever begins, and each reads what both wrote, the newest first', async () => {
    const [one, other] = await two('both');
    const chat = await made(beginChat(one, other.id));
    await newMessage(one, chat.id, { text: 'Is it dry?' });
    const again = (await granted(beginChat(other, one.id))).data;
    await newMessage(other, again.id, { text: 'Very.' });

    expect(chat).toEqual({
      id: chatIdOf(other.id, one.id),
      other: { id: other.id, name: 'both-2' },
      unread: false,
      isRequest: false,
      isMuted: false,
      isClosed: false,
      isNew: true,
    });
    expect(again.isNew).toBe(false);
    expect(again.id).toBe(chat.id);
    expect(texts(await chatOf(one, chat.id))).toEqual([
      ['Very.', false],
      ['Is it dry?', true],
    ]);
    expect(texts(await chatOf(other, chat.id))).toEqual([
      ['Very.', true],
      ['Is it dry?', false],
    ]);
    expect(await chatOf(one, chat.id, '?pageNumber=2&pageSize=1')).toMatchObject({
      data: [{ text: 'Is it dry?' }],
      page: 2,
      totalItems: 2,
      other: { id: other.id, name: 'both-2' },
    });
  });

  test('is not there for anybody else, nor for an administrator', async () => {
    const root = await stack.member('root', ['admin']);
    const id = await writeTo(ada, ben.id, 'Between us.');

    for (const third of [cleo, root]) {
      const asked = [
        await third.call('GET', `/api/chats/${id}`),
        await write(third, id),
        await changeChat(third, id, { muted: true }),
      ];
      expect(asked.map(told)).toEqual(Array(3).fill([404, 'chat.missing']));
      expect(await chatsOf(third)).toEqual([]);
    }
    expect(told(await write(ada, 'nowhere'))).toEqual([404, 'chat.missing']);
  });

  test('has pictures, which come with a text or alone, and says so in the inbox', async () => {
    const [one, other] = await two('pictured');
    const { id } = await newChat(one, other.id);

    const sent = await newMessage(one, id, { text: 'Look.', img: png });

    expect(sent).toMatchObject({ text: 'Look.', isMine: true, picture: { name: sent.img } });
    expect((await chatOf(other, id)).data).toEqual([{ ...sent, isMine: false }]);
    expect((await chatsOf(other))[0].last).toEqual({ text: 'Look.', at: sent.at, isMine: false, img: true });

    expect(await newMessage(one, id, { text: '', img: png })).toMatchObject({ text: '', isMine: true });
    expect((await chatsOf(other))[0].last).toMatchObject({ text: '', img: true });
    const refused = await write(one, id, { text: ' ' });
    expect([refused.status, refused.body.fields]).toEqual([400, { text: 'Please write your message.' }]);
  });

  test('takes a message once, however often it is sent', async () => {
    const [one, other] = await two('once');
    const { id } = await newChat(one, other.id);
    const key = newKey();

    const [first, second] = [await write(one, id, {}, key), await write(one, id, {}, key)];

    expect(second.body).toEqual(first.body);
    expect((await chatOf(one, id)).totalItems).toBe(1);
  });

  test('is with somebody else whom there is', async () => {
    expect(told(await beginChat(ada, ada.id))).toEqual([409, 'chat.self']);
    expect(told(await beginChat(ada, 'nobody'))).toEqual([404, 'user.missing']);
  });

  test('shows in the inbox, the one with the newest message first, with as much as a line holds', async () => {
    const [one, other] = await two('inbox');
    const [third, fourth] = await two('inbox-more');
    await writeTo(one, third.id, 'First');
    await writeTo(one, fourth.id, 'Second');
    await writeTo(one, other.id, 'ä'.repeat(300));
    await writeTo(third, one.id, 'Third');

    const inbox = await chatsOf(one);

    expect(inbox.map(({ last }: { last: { text: string } }) => last.text)).toEqual([
      'Third',
      'ä'.repeat(100),
      'Second',
    ]);
    expect(await one.call('GET', '/api/chats?pageNumber=2&pageSize=2')).toMatchObject({
      body: { page: 2, totalItems: 3, data: [{ last: { text: 'Second', isMine: true } }] },
    });
  });
});

describe('a stranger', () => {
  const flags = async (member: typeof ada) =>
    (await chatsOf(member)).map(({ isRequest, unread }: Record<string, boolean>) => [isRequest, unread]);

  test('comes as a request, until it is accepted, and is not told before what was read', async () => {
    const [one, other] = await two('accepted');
    const id = await writeTo(one, other.id, 'Good day.');
    const [{ id: messageId }] = (await chatOf(other, id)).data;
    await changeChat(other, id, { readTo: messageId });

    expect([await flags(one), await flags(other)]).toEqual([[[false, false]], [[true, false]]]);
    expect((await chatOf(one, id)).readTo).toBeUndefined();

    await changeChat(other, id, { accepted: true });

    expect(await flags(other)).toEqual([[false, false]]);
    expect((await chatOf(one, id)).readTo).toBe(messageId);
  });

  test('is none once they are answered, nor where the other one had begun, too', async () => {
    const [one, other] = await two('answered');
    const id = await writeTo(one, other.id, 'Good day.');
    await newMessage(other, id, { text: 'To you, too.' });
    await newMessage(one, id, { text: 'Thanks.' });
    expect(await flags(other)).toEqual([[false, true]]);

    const [third, fourth] = await two('begun');
    await newChat(fourth, third.id);
    await writeTo(third, fourth.id, 'Good day.');
    expect(await flags(fourth)).toEqual([[false, true]]);
  });

  test('begins at most 20 conversations a day, and goes on with those they have', async () => {
    const eager = await stack.member('eager');
    const others = await Promise.all(Array.from({ length: 21 }, (_, index) => stack.member(`many-${index}`)));
    const begun = [];
    for (const { id } of others) begun.push(told(await beginChat(eager, id)));

    expect(begun).toEqual([...Array(20).fill([201, undefined]), [429, 'chat.too-many']]);
    expect((await beginChat(eager, others[0]?.id ?? '')).status).toBe(200);
    // Whoever is written to begins nothing.
    await writeTo(others[20] as typeof ada, eager.id, 'Good day.');
    expect((await beginChat(eager, others[20]?.id ?? '')).status).toBe(200);
  });
});

describe('an inbox that is full', () => {
  /** Puts so many conversations with made-up members into somebody's inbox. */
  async function fill(userId: string, many: number, requested: boolean): Promise<void> {
    const { keys } = await import('#platform/table/keys.ts');
    const at = '2026-03-09T07:30:00.000Z';
    const rows = Array.from({ length: many }, (_, index) => {
      const [chatId, other] = [`chat-${requested}-${index}`, `stranger-${index}`];
      return { ...keys.inbox(userId, chatId), side: 0, other, at, requested };
    });
    await putItems(rows);
  }

  test('of requests takes no more of them, until one of these is blocked, and keeps nobody from beginning', async () => {
    const [one, wanted] = await two('wanted');
    await fill(wanted.id, 100, true);
    const { id } = await newChat(one, wanted.id);

    expect(told(await write(one, id))).toEqual([409, 'chat.full']);
    expect((await beginChat(wanted, cleo.id)).status).toBe(201);

    const { keysOfBlock } = await import('#kinds/blocked.ts');
    const rows = keysOfBlock(wanted.id, 'stranger-7');
    await putItems(rows.map((key) => ({ ...key, at: '' })));
    await eventually(async () => (await write(one, id)).status, 201);
  });

  test('of conversations has no room for one that its member would begin', async () => {
    const [one, other] = await two('well-known');
    await fill(one.id, 400, false);

    expect(told(await beginChat(one, other.id))).toEqual([409, 'chat.full']);
    expect((await chatsOf(one, '?pageSize=50')).length).toBe(50);
  });
});

describe('what is read', () => {
  test('is no more new, stays read, and hides nothing that is yet to come', async () => {
    const [one, other] = await two('read');
    const id = await writeTo(one, other.id, 'First');
    await changeChat(other, id, { accepted: true });
    const [first] = (await chatOf(other, id)).data;
    const second = await newMessage(one, id, { text: 'Second' });
    const unread = async () => (await chatsOf(other)).find((chat: { id: string }) => chat.id === id).unread;

    expect(await unread()).toBe(true);
    await changeChat(other, id, { readTo: first.id });
    expect(await unread()).toBe(true);
    const third = await stack.member('read-3');
    const elsewhere = await newMessage(third, await writeTo(third, other.id, 'Good day.'), { text: 'Newer' });
    for (const readTo of ['~~~', 'z'.repeat(5) + 'Z'.repeat(26), elsewhere.id])
      expect(await changeChat(other, id, { readTo })).toMatchObject({
        status: 400,
        body: { fields: { readTo: 'There is no such message.' } },
      });
    expect(await unread()).toBe(true);
    await granted(changeChat(other, id, { readTo: second.id }));
    expect(await unread()).toBe(false);
    await granted(changeChat(other, id, { readTo: first.id }));
    expect((await chatOf(one, id)).readTo).toBe(second.id);
    await newMessage(one, id, { text: 'Third' });
    expect(await unread()).toBe(true);
  });
});

describe('who blocked', () => {
  test('is told how they write again, and the other one nothing of it; what was written stays to be read', async () => {
    const [one, other] = await two('blocked');
    const id = await writeTo(one, other.id, 'Good day.');
    await newMessage(other, id, { text: 'Go away.' });
    await block(other, one.id);

    await eventually(async () => told(await write(one, id)), [403, 'chat.closed']);
    expect((await write(one, id)).body.error).toBe('You cannot write to this member.');
    const own = await write(other, id);
    const text = 'You blocked this member. To write to them, unblock them first.';
    expect([told(own), own.body.error]).toEqual([[403, 'block.own'], text]);
    for (const member of [one, other]) {
      expect(await chatOf(member, id)).toMatchObject({ isClosed: true, totalItems: 2 });
      expect(await chatsOf(member)).toMatchObject([{ id, isClosed: true }]);
    }

    await block(other, one.id, false);
    await eventually(async () => (await write(one, id)).status, 201);
  });

  test('is not written to anew', async () => {
    const [one, other] = await two('unwanted');
    await block(other, one.id);

    await eventually(async () => told(await beginChat(one, other.id)), [403, 'chat.closed']);
    expect(told(await beginChat(other, one.id))).toEqual([403, 'block.own']);
  });

  test('finds no request of theirs any more, and does not tell what was read', async () => {
    const [one, other] = await two('shown');
    const id = await writeTo(one, other.id, 'Good day.');
    expect(await chatsOf(other)).toMatchObject([{ id, isRequest: true }]);
    await block(other, one.id);

    await eventually(() => chatsOf(other), []);
    const [third, fourth] = await two('read');
    const known = await writeTo(third, fourth.id, 'Is it dry?');
    const answer = await newMessage(fourth, known, { text: 'Bone dry.' });
    await changeChat(third, known, { readTo: answer.id });
    expect(await chatOf(fourth, known)).toHaveProperty('readTo', answer.id);
    await block(third, fourth.id);
    await eventually(async () => (await chatOf(fourth, known)).isClosed, true);
    expect(await chatOf(fourth, known)).not.toHaveProperty('readTo');
  });

  test('an answer says nothing of what was read: it may have been written long before', async () => {
    const [one, other] = await two('late');
    const id = await writeTo(one, other.id, 'First.');
    await newMessage(other, id, { text: 'Yes?' });
    const unseen = await newMessage(one, id, { text: 'And another.' });

    await newMessage(other, id, { text: 'Written before that arrived.' });

    expect((await chatOf(one, id)).readTo).not.toBe(unseen.id);
  });
});
