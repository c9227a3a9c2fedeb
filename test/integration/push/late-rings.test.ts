import { expect, test } from 'vitest';
import type { About } from '#platform/table/job.ts';
import { keys } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { allItems, putItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useLag } from '#test/system/lag.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { changeChat, read, writeTo } from '#test/things/chats.ts';
import { newNews } from '#test/things/news.ts';
import { mute, noticesOf, seeNotice, setNotices } from '#test/things/notices/notices.ts';
import { addDevice } from '#test/things/notices/push.ts';
import { block } from '#test/things/replies/blocks.ts';
import { deleteReply, newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ben, dan, root } = useMembers(stack, 'ben', 'dan', 'root');
const lag = useLag();
const calls = useTableCalls();

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

/** The morning of a day on which one thing waited. */
async function morningOf({ id }: TestMember): Promise<void> {
  const { takeStep } = await import('#functions/worker/steps.ts');
  const held = { day: '2026-01-01', sent: 1, held: 1, since: '21:00', version: 0 };
  await putItems([{ ...keys.pushDay(id), ...held }]);
  await takeStep({ kind: 'ring-rest', userId: id }, undefined);
}

test.each(Object.entries(since))(
  'what waited for the morning and meanwhile %s is not told',
  async (name, act) => {
    const said = await replied(`early-${name.replaceAll(' ', '-')}`);

    await granted(act(said));
    await morningOf(said.member);

    expect(titlesTo(said.member)).toEqual([]);
  },
);

test('what waited for the morning, stands and is new is told', async () => {
  const { member } = await replied('early');

  await morningOf(member);

  expect(titlesTo(member)).toEqual(['1 thing happened while it was quiet']);
});

test('messages of who is blocked, or where they are not wanted, are not told in the morning', async () => {
  const readers = [await stack.member('mia'), await stack.member('noa'), await stack.member('oda')];
  const [blocker, unwilling] = readers as [TestMember, TestMember];
  for (const member of readers) {
    await granted(changeChat(member, await writeTo(ben, member.id, 'Is it dry?'), { accepted: true }));
    await writeTo(ben, member.id, 'And now?');
    await workerRests();
    await listen(member);
  }

  await granted(block(blocker, ben.id));
  await granted(setNotices(unwilling, { messages: false }));
  for (const member of readers) await morningOf(member);

  expect(readers.map(titlesTo)).toEqual([[], [], ['1 thing happened while it was quiet']]);
});

test.each([
  ['is deleted', 'reply'],
  ['is hidden', 'reply'],
  ['is deleted', 'mention'],
  ['is hidden', 'mention'],
] as const)('a reply that %s rings nobody by what others wrote that day (%s)', async (what, kind) => {
  const name = `day-${what.replaceAll(' ', '-')}-${kind}`;
  const member = await stack.member(name);
  const maker = kind === 'reply' ? member : dan;
  const { id } = await newNews(maker);
  const text = kind === 'reply' ? 'It was this year.' : `Ask @${name}.`;
  await newReply(dan === maker ? root : dan, 'news', id, { text });
  await workerRests();
  const { id: replyId } = await newReply(ben, 'news', id, { text });
  await workerRests();
  await listen(member);
  const [notice] = (await noticesOf(member)).filter((one: { kind: string }) => one.kind === kind);
  expect(notice).toMatchObject({ count: 2 });

  await granted(what === 'is deleted' ? deleteReply(ben, replyId) : hide('reply', replyId));
  await ringLate(member, { id: notice.id, kind, on: 'news', onId: id, replyId, by: ben.id });

  expect(titlesTo(member)).toEqual([]);
});

test.each([
  ['reply', 'REPLIES#'],
  ['news', 'NEWS#'],
])('a ring is not lost where a read does not have the %s yet', async (name, beginning) => {
  const { member, about } = await replied(`lagging-${name}`);
  lag((item) => (String(item['pk']).startsWith(beginning) ? [] : [item]));

  await ringLate(member, about);

  expect(titlesTo(member)).toEqual(['ben replied to you']);
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

test('nobody rings who is erased while it is counted', async () => {
  const { member, about } = await replied('erased-meanwhile');
  const { removeItems } = await import('#platform/table/table.ts');
  const { pk, sk } = keys.pushDay(member.id);
  calls.onceBefore(`${pk} ${sk}`, () => removeItems([keys.user(member.id)]));

  await ringLate(member, about);

  expect(titlesTo(member)).toEqual([]);
});
