import { expect, test } from 'vitest';
import type { About } from '#platform/table/job.ts';
import { keys } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { allItems, putItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { changeChat, read, writeTo } from '#test/things/chats.ts';
import { newNews } from '#test/things/news.ts';
import { mute, seeNotice, setNotices } from '#test/things/notices/notices.ts';
import { addDevice } from '#test/things/notices/push.ts';
import { block } from '#test/things/replies/blocks.ts';
import { deleteReply, newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ben, dan, root } = useMembers(stack, 'ben', 'dan', 'root');

const always = { quietFrom: '00:00', quietTo: '00:00' };

/** Whoever has a device only now has not been rung for what came before. */
async function listen(member: TestMember) {
  await granted(member.call('PUT', '/api/notices/settings', { push: always }, newKey()));
  const { publicKey: p256dh, auth } = stack.pushKeys.mailbox;
  const endpoint = `${stack.url}/_local/push/${member.id}`;
  expect((await addDevice(member, { endpoint, keys: { p256dh, auth } })).status).toBe(201);
}

/** A job that rings for a member, and runs only now. */
async function ringLate({ id }: TestMember, about: About): Promise<void> {
  const { takeStep } = await import('#functions/worker/steps.ts');
  await takeStep({ sk: `job-of-${id}`, kind: 'ring', members: [id], about }, undefined);
}

const titlesTo = ({ id }: TestMember) =>
  stack.pushes.list().flatMap(({ to, title }) => (to === id ? [title] : []));

/** A news of a new member's, to which Ben has replied, of which they have not been rung for. */
async function replied(name: string) {
  const member = await stack.member(name);
  const { id } = await newNews(member);
  const { id: replyId } = await newReply(ben, 'news', id);
  await workerRests();
  await listen(member);
  const about: About = { id: replyId, kind: 'reply', on: 'news', onId: id, by: ben.id };
  return { member, id, replyId, about };
}

type Replied = Awaited<ReturnType<typeof replied>>;

const hide = async (on: string, id: string) => {
  await report(dan, on, id);
  return decide(root, on, id, 'hide');
};

const since: Record<string, (of: Replied) => ReturnType<TestMember['call']>> = {
  'is deleted': ({ replyId }) => deleteReply(ben, replyId),
  'is hidden': ({ replyId }) => hide('reply', replyId),
  'is on what is deleted': ({ member, id }) => member.call('DELETE', `/api/news/${id}/community/2`),
  'was seen': ({ member, replyId }) => seeNotice(member, replyId),
  'is on what is muted': ({ member, id }) => mute(member, 'news', id),
  'is of who is blocked': ({ member }) => block(member, ben.id),
  'is of a kind that is not wanted': ({ member }) => setNotices(member, { replies: false }),
};

test.each(Object.entries(since))(
  'a reply that meanwhile %s rings nobody, nor is it counted',
  async (name, act) => {
    const said = await replied(name.replaceAll(' ', '-'));

    await granted(act(said));
    await ringLate(said.member, said.about);

    expect(titlesTo(said.member)).toEqual([]);
    expect(
      (await allItems()).filter(({ pk, sk }) => pk === `PUSH#${said.member.id}` && sk === 'DAY'),
    ).toEqual([]);
  },
);

test('a reply that stands and is new rings, however late', async () => {
  const { member, about } = await replied('still');

  await ringLate(member, about);

  expect(titlesTo(member)).toEqual(['ben replied to you']);
});

test('what waited for the morning is not told once it is deleted', async () => {
  const [gone, stays] = [await replied('early'), await replied('early-too')];
  const { takeStep } = await import('#functions/worker/steps.ts');
  const held = { day: '2026-01-01', sent: 1, held: 1, since: '21:00', version: 0 };
  const days = [gone, stays].map(({ member }) => ({ ...keys.pushDay(member.id), ...held }));
  await putItems(days);

  await granted(deleteReply(ben, gone.replyId));
  for (const { member } of [gone, stays]) await takeStep({ kind: 'ring-rest', userId: member.id }, undefined);

  expect([gone, stays].map(({ member }) => titlesTo(member))).toEqual([
    [],
    ['1 thing happened while it was quiet'],
  ]);
});

test('a message that was read meanwhile, or is of who is blocked, rings nobody', async () => {
  const readers = [await stack.member('reader'), await stack.member('blocker'), await stack.member('waiter')];
  const [reader, blocker] = readers as [TestMember, TestMember];
  for (const member of readers) {
    const chatId = await writeTo(ben, member.id, 'Is it dry?');
    await granted(changeChat(member, chatId, { accepted: true }));
    const id = (await granted(member.call('GET', `/api/chats/${chatId}`))).data[0].id;
    await workerRests();
    await listen(member);
    if (member === reader) await read(member, chatId);
    if (member === blocker) await granted(block(member, ben.id));
    await ringLate(member, { id, kind: 'message', on: 'chat', onId: chatId, by: ben.id });
  }

  expect(readers.map(titlesTo)).toEqual([[], [], ['ben wrote to you']]);
});

test('nothing is kept of whom a ring finds erased', async () => {
  const { member, about } = await replied('erased');
  const { removeItems } = await import('#platform/table/table.ts');
  await removeItems([keys.user(member.id)]);

  await ringLate(member, about);

  expect(titlesTo(member)).toEqual([]);
  expect((await allItems()).filter(({ pk, sk }) => pk === `PUSH#${member.id}` && sk === 'DAY')).toEqual([]);
});
