import { beforeAll, expect, test } from 'vitest';
import { keys } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newChat, newMessage, read } from '#test/things/chats.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { markAnswer, newPost } from '#test/things/circles/posts.ts';
import { newAttempt, newTested, remark } from '#test/things/courses/quizzes.ts';
import { newNews } from '#test/things/news.ts';
import { addDevice } from '#test/things/notices/push.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const always = { quietFrom: '00:00', quietTo: '00:00' };

const set = (member: TestMember, settings: object) =>
  granted(member.call('PUT', '/api/notices/settings', settings, newKey()));

/** Has a member told by the mailbox of this machine. */
async function listen(member: TestMember, name: string) {
  const { publicKey: p256dh, auth } = stack.pushKeys.mailbox;
  const endpoint = `${stack.url}/_local/push/${name}`;
  expect((await addDevice(member, { endpoint, keys: { p256dh, auth } })).status).toBe(201);
}

const toldTo = (name: string) => stack.pushes.list().filter(({ to }) => to === name);
const titlesTo = async (name: string) => {
  await workerRests();
  return toldTo(name).map(({ title }) => title);
};

beforeAll(() => set(ada, { push: always }));

test('a reply rings: who and what kind, and what it says only where that was chosen', async () => {
  await listen(ada, 'ada');
  const { id } = await newNews(ada);
  const reply = await newReply(ben, 'news', id, { text: 'It was this year.' });
  await workerRests();

  expect(toldTo('ada')).toMatchObject([{ title: expect.stringMatching(/ replied to you$/), body: 'Furrow' }]);
  expect(toldTo('ada')[0]?.navigate).toMatch(
    new RegExp(`^${stack.url}/news/${id}\\?community=.*#reply-${reply.id}$`),
  );

  await set(ada, { push: { text: true } });
  await newReply(ben, 'news', id, { text: 'And the last.' });
  await workerRests();
  expect(toldTo('ada')[0]?.body).toBe('And the last.');
});

test('a message rings, and of a stranger only the first; muted, blocked and read ones do not', async () => {
  const cleo = await stack.member('cleo');
  await set(cleo, { push: { ...always, most: 20 } });
  await listen(cleo, 'cleo');
  const { id } = await newChat(ben, cleo.id);
  await newMessage(ben, id);
  await newMessage(ben, id);
  expect(await titlesTo('cleo')).toEqual([expect.stringMatching(/ wrote to you$/)]);
  expect(toldTo('cleo')[0]?.navigate).toBe(`${stack.url}/messenger/${id}`);

  await granted(cleo.call('PUT', `/api/chats/${id}`, { accepted: true, muted: true }, newKey()));
  await newMessage(ben, id);
  expect(await titlesTo('cleo')).toHaveLength(1);

  await read(cleo, id);
  await granted(cleo.call('PUT', `/api/chats/${id}`, { muted: false }, newKey()));
  await newMessage(ben, id);
  expect(await titlesTo('cleo')).toHaveLength(2);
  // In a row with the one before.
  await newMessage(ben, id);
  expect(await titlesTo('cleo')).toHaveLength(2);
  await read(cleo, id);
  await set(cleo, { messages: false });
  await newMessage(ben, id);
  expect(await titlesTo('cleo')).toHaveLength(2);
});

test('an answer that is marked rings, and a test that a teacher looked through, once for all remarks', async () => {
  const eva = await stack.member('eva');
  await set(eva, { push: { ...always, text: true } });
  await listen(eva, 'eva');
  const { id: communityId } = await newCommunity(ada, {});
  const { id: inId } = await newCircle(ada, 'group', communityId, {});
  const question = await newPost(ben, 'group', inId, { kind: 'question', text: 'Who has a drill?' });
  const answer = await newReply(eva, 'post', question.id, { text: 'I have one.' });
  for (const _ of ['once', 'again']) await markAnswer(ben, question.id, answer.id);

  expect(await titlesTo('eva')).toEqual([expect.stringMatching(/ marked your answer$/)]);
  expect(toldTo('eva')[0]).toMatchObject({
    body: 'I have one.',
    navigate: `${stack.url}/groups/${inId}?post=${question.id}#reply-${answer.id}`,
  });

  const { lessonId, questions } = await newTested(ada, [eva]);
  const attempt = await newAttempt(eva, lessonId);
  const choices = questions.map(({ id, answer }: { id: string; answer?: string }) => ({
    questionId: id,
    choice: answer ?? 'Rain.',
  }));
  const end = { endTime: '1741601800000', choices };
  await granted(eva.call('PUT', `/api/user_tests/${attempt.id}`, end, newKey()));
  for (const text of ['Look at the roots.', 'And at the leaves.']) {
    await remark(ada, attempt.id, [{ questionId: questions[0].id, text }]);
  }

  expect(await titlesTo('eva')).toHaveLength(2);
  expect(toldTo('eva')[0]).toMatchObject({
    title: expect.stringMatching(/ looked through your test$/),
    navigate: `${stack.url}/lesson/${lessonId}`,
  });
});

test('what is beyond the day comes as one in the morning', async () => {
  const dora = await stack.member('dora');
  await set(dora, { push: { ...always, most: 1 } });
  await listen(dora, 'dora');
  const { id } = await newChat(ben, dora.id);
  await newMessage(ben, id);
  await granted(dora.call('PUT', `/api/chats/${id}`, { accepted: true }, newKey()));
  // One after the other: the first rings.
  for (let index = 0; index < 2; index += 1) {
    await workerRests();
    await read(dora, id);
    await newMessage(ben, id);
  }
  expect(await titlesTo('dora')).toHaveLength(1);

  await clockCalls(Date.now() + 25 * 60 * 60 * 1000);
  expect((await titlesTo('dora'))[0]).toBe('2 things happened while it was quiet');
  await clockCalls(Date.now() + 49 * 60 * 60 * 1000);
  expect(await titlesTo('dora')).toHaveLength(2);
});

test('what waits since a morning that was lost is told on the next one', async () => {
  const finn = await stack.member('finn');
  await set(finn, { push: { ...always, most: 1 } });
  await listen(finn, 'finn');
  const lost = { day: '2026-01-01', sent: 1, held: 2, since: '21:00', counted: [], version: 0 };
  await putItems([{ ...keys.pushDay(finn.id), ...lost }]);
  const { id } = await newChat(ben, finn.id);
  await newMessage(ben, id);
  await granted(finn.call('PUT', `/api/chats/${id}`, { accepted: true }, newKey()));
  await workerRests();
  await read(finn, id);
  await newMessage(ben, id);
  await workerRests();

  await clockCalls(Date.now() + 25 * 60 * 60 * 1000);

  expect((await titlesTo('finn'))[0]).toBe('3 things happened while it was quiet');
  expect(toldTo('finn')[0]?.body).toBe('Since 21:00');
});
