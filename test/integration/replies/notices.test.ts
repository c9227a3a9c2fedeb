import { describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { markAnswer, newPost } from '#test/things/circles/posts.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newAttempt, newTested } from '#test/things/courses/quizzes.ts';
import { newNews } from '#test/things/news.ts';
import { noticesOf, seeNotice, unseenBy } from '#test/things/notices/notices.ts';
import { deleteReply, newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, dan, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'dan', 'root');

/** What a member is told of one piece. */
const of = async (member: TestMember, onId: string) =>
  (await noticesOf(member)).filter((notice: { onId: string }) => notice.onId === onId);

test('who made a piece is told of replies, in one line a day: who wrote last, how many did, and the first unread', async () => {
  const { id } = await newNews(ada, { title: 'Frost tonight' });
  const first = await newReply(ben, 'news', id);
  await newReply(cleo, 'news', id);
  await newReply(ben, 'news', id);
  const last = await newReply(dan, 'news', id);
  await workerRests();

  expect(await of(ada, id)).toEqual([
    {
      id: last.id,
      kind: 'reply',
      on: 'news',
      onId: id,
      title: 'Frost tonight',
      communityId: expect.any(String),
      names: ['dan', expect.any(String)],
      count: 3,
      isMore: false,
      at: expect.any(String),
      isSeen: false,
      replyId: first.id,
    },
  ]);
});

test('who is answered is told so, and who replied to the same, too; nobody of what they wrote themselves', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id);
  await newReply(cleo, 'news', id);
  await workerRests();
  const before = (await of(ben, id)).map(({ kind }: { kind: string }) => kind);
  await newReply(ada, 'news', id, { replyTo: said.id });
  await workerRests();

  expect(before).toEqual(['thread']);
  expect(await of(ben, id)).toMatchObject([
    { kind: 'answer', names: ['ada'], count: 1 },
    { kind: 'thread', names: ['cleo'], count: 1 },
  ]);
  expect(await of(cleo, id)).toMatchObject([{ kind: 'thread', names: ['ada'], count: 1 }]);
  // Her own reply is not among those that she is told of.
  expect(await of(ada, id)).toMatchObject([{ kind: 'reply', names: ['cleo', 'ben'], count: 2 }]);
});

test("under a lesson the course's creator is told, and of what happens in the course in the same list", async () => {
  const course = await newCourse(ada, { title: 'Living soil' });
  const lesson = await newLesson(ada, course.id, { title: 'Feed what lives there' });
  await enrol(ben, course.id);
  await newReply(ben, 'lesson', lesson.id);
  await workerRests();

  const [reply, learner] = await noticesOf(ada);

  expect(reply).toMatchObject({
    kind: 'reply',
    on: 'lesson',
    title: 'Feed what lives there',
    names: ['ben'],
  });
  expect(learner).toMatchObject({
    kind: 'learner',
    on: 'course',
    onId: course.id,
    title: 'Living soil',
    names: ['ben'],
  });
});

test('what was seen is counted no more, on every device; an older mark takes nothing back', async () => {
  const { id } = await newNews(dan);
  const before = await unseenBy(dan);
  await newReply(ben, 'news', id);
  await workerRests();
  const [early] = await of(dan, id);
  expect(await unseenBy(dan)).toBe(before + 1);

  await seeNotice(dan, early.id);
  expect(await unseenBy(dan)).toBe(0);
  const next = await newReply(cleo, 'news', id);
  await workerRests();

  // A day's line is new again from its first reply since.
  expect(await of(dan, id)).toMatchObject([{ isSeen: false, count: 2, replyId: next.id }]);
  expect(await unseenBy(dan)).toBe(1);
  await seeNotice(dan, next.id);
  await seeNotice(dan, early.id);
  expect(await unseenBy(dan)).toBe(0);
});

test('an id that is none is refused, and one of a time to come hides nothing that comes', async () => {
  expect(await seeNotice(cleo, 'no notice')).toMatchObject({ status: 404, body: { code: 'notice.missing' } });
  await seeNotice(cleo, '7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
  const { id } = await newNews(cleo);
  await newReply(ben, 'news', id);
  await workerRests();

  expect(await of(cleo, id)).toMatchObject([{ isSeen: false }]);
});

test('a job that runs twice tells once, and one of an older reply that comes late changes the names alone', async () => {
  const { id } = await newNews(ada);
  const first = await newReply(ben, 'news', id);
  const last = await newReply(cleo, 'news', id);
  await workerRests();
  const { takeStep } = await import('#functions/worker/steps.ts');

  for (const replyId of [first.id, last.id, first.id])
    await takeStep({ kind: 'replied', replyId }, undefined);

  expect(await of(ada, id)).toMatchObject([{ id: last.id, count: 2, replyId: first.id }]);
});

test('of what is gone nothing is told, and a deleted piece takes with it who was to be told', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id);
  await workerRests();
  await deleteReply(ben, said.id);
  const { takeStep } = await import('#functions/worker/steps.ts');
  expect(await takeStep({ kind: 'replied', replyId: said.id }, undefined)).toBeUndefined();
  const { communityId } = (await of(ada, id))[0];

  await ada.call('DELETE', `/api/news/${id}/community/${communityId}`);
  await workerRests();

  expect(await of(ada, id)).toEqual([]);
  expect(await leftOf(id)).toEqual([]);
  // What is gone must not stay a number on the bell for good.
  const { unseen } = await granted(ada.call('GET', '/api/notices'));
  await seeNotice(ada, unseen);
  expect(await unseenBy(ada)).toBe(0);
});

test('a line names no more members than it can hold', async () => {
  const { id } = await newNews(ada);
  const { tell } = await import('#functions/worker/tell/tell.ts');
  const said = await newReply(ben, 'news', id);
  const { findReply } = await import('#kinds/replies/find-reply.ts');
  const item = await findReply(said.id);
  if (!item) throw new Error('the reply is gone');
  await workerRests();

  for (let index = 0; index < 30; index += 1)
    await tell(ada.id, 'reply', {
      ...item,
      id: `${item.id.slice(0, -2)}${index + 10}`,
      creator: `m${index}`,
    });

  expect(await of(ada, id)).toMatchObject([{ count: expect.any(Number), isMore: true }]);
  expect((await of(ada, id))[0].count).toBeLessThanOrEqual(21);
});

test('who blocked the other is told nothing of them, nor is the other', async () => {
  const { id } = await newNews(ada);
  await newReply(dan, 'news', id);
  await newReply(cleo, 'news', id);
  await workerRests();
  await dan.call('POST', '/api/blocks', { userId: cleo.id, blocked: true }, newKey());
  const before = await of(dan, id);

  await newReply(cleo, 'news', id);
  await newReply(dan, 'news', id);
  await workerRests();

  expect(await of(dan, id)).toEqual(before);
  expect(await of(cleo, id)).toEqual([]);
  expect(await of(ada, id)).toMatchObject([{ count: 2, names: ['dan', 'cleo'] }]);
  await dan.call('POST', '/api/blocks', { userId: cleo.id, blocked: false }, newKey());
});

test('under a post its author is told, by how it begins and where it stands', async () => {
  const { id: communityId } = await newCommunity(ada, {});
  const { id: inId } = await newCircle(ada, 'group', communityId, {});
  const post = await newPost(ben, 'group', inId, {
    text: `Who has a spare drill? ${'It is for beans. '.repeat(9)}`,
  });
  const said = await newReply(ada, 'post', post.id);
  await workerRests();

  expect(await of(ben, post.id)).toMatchObject([
    {
      on: 'post',
      in: 'group',
      inId,
      title: expect.stringMatching(/^Who has a spare drill\? .{1,57}…$/),
      replyId: said.id,
    },
  ]);
});

test('whose reply is marked as the answer is told so, once, and not who marks their own', async () => {
  const { id: communityId } = await newCommunity(ada, {});
  const { id: inId } = await newCircle(ada, 'group', communityId, {});
  const question = await newPost(ben, 'group', inId, { kind: 'question', text: 'Who has a spare drill?' });
  const his = await newReply(ben, 'post', question.id);
  const hers = await newReply(cleo, 'post', question.id);

  for (const { id } of [his, hers, hers]) await markAnswer(ben, question.id, id);

  const chosen = async (member: TestMember) =>
    (await of(member, question.id)).filter(({ kind }: { kind: string }) => kind === 'chosen');
  expect(await chosen(cleo)).toMatchObject([
    { on: 'post', in: 'group', inId, names: ['ben'], count: 1, isSeen: false, replyId: hers.id },
  ]);
  expect(await chosen(ben)).toEqual([]);
});

test('a learner is told that their teacher looked through their test', async () => {
  const { lessonId, questions } = await newTested(ada, [ben]);
  const attempt = await newAttempt(ben, lessonId);
  const choices = questions.map(({ id, answer }: { id: string; answer?: string }) => ({
    questionId: id,
    choice: answer ?? 'Rain.',
  }));
  const end = { endTime: '1741601800000', choices };
  await granted(ben.call('PUT', `/api/user_tests/${attempt.id}`, end, newKey()));
  const said = [{ questionId: questions[0].id, text: 'Look again at the roots.' }];

  await granted(ada.call('PUT', `/api/user_tests/${attempt.id}/remarks`, { remarks: said }, newKey()));

  expect(await of(ben, lessonId)).toMatchObject([
    { kind: 'remark', on: 'lesson', names: ['ada'], isSeen: false },
  ]);
});

describe('what was decided on a report', () => {
  const decided = async (member: TestMember, id: string) =>
    (await of(member, id)).map((notice: object) => {
      const { kind, action, reasons, note, title, names } = notice as Record<string, unknown>;
      return { kind, action, reasons, note, title, names };
    });

  test('is told to who reported it, and its being hidden to its author, with the reason; nobody is named', async () => {
    const { id } = await newNews(ada, { title: 'Sell all your seed' });
    await report(dan, 'news', id, { reason: 'spam' });
    await report(root, 'news', id, { reason: 'spam' });

    await granted(decide(root, 'news', id, 'hide', 'Please name the source.'));
    await workerRests();

    const plain = { title: 'Sell all your seed', action: 'hide', names: [] };
    expect(await decided(dan, id)).toEqual([{ ...plain, kind: 'decided' }]);
    expect(await decided(ada, id)).toEqual([
      { ...plain, kind: 'moderated', reasons: ['spam'], note: 'Please name the source.' },
    ]);
    // Who decided knows it.
    expect(await decided(root, id)).toEqual([]);
    expect(JSON.stringify(await noticesOf(ada))).not.toContain(dan.id);
    expect(await unseenBy(dan)).toBeGreaterThan(0);

    await granted(decide(root, 'news', id, 'restore'));
    await workerRests();

    expect(await decided(ada, id)).toMatchObject([{ kind: 'moderated', action: 'restore' }]);
    expect(await decided(dan, id)).toMatchObject([{ kind: 'decided', action: 'restore' }]);
  });

  test('is told of what stays to who reported it alone', async () => {
    const { id } = await newNews(ada, { title: 'Keep your seed' });
    await report(dan, 'news', id);

    await granted(decide(root, 'news', id, 'keep'));
    await workerRests();

    expect(await decided(dan, id)).toMatchObject([{ kind: 'decided', action: 'keep' }]);
    expect(await decided(ada, id)).toEqual([]);
  });

  test('is told of a reply where it stands, and of what is removed though it is gone', async () => {
    const { id } = await newNews(ada);
    const said = await newReply(ben, 'news', id);
    await report(dan, 'reply', said.id);
    await granted(decide(root, 'reply', said.id, 'hide'));
    await workerRests();
    expect((await of(ben, id)).filter(({ kind }: { kind: string }) => kind === 'moderated')).toMatchObject([
      { on: 'news', onId: id, replyId: said.id, communityId: expect.any(String) },
    ]);
    await report(dan, 'news', id);

    await granted(decide(root, 'news', id, 'remove'));
    await workerRests();

    for (const member of [ada, dan]) {
      const told = await of(member, id);
      expect(told.some(({ action }: { action?: string }) => action === 'remove')).toBe(true);
    }
  });
});

test('of a piece that is hidden its author alone is still told', async () => {
  const { id } = await newNews(ada, { title: 'Hush now' });
  await newReply(ben, 'news', id);
  await newReply(cleo, 'news', id);
  await workerRests();
  expect(await of(ben, id)).toMatchObject([{ kind: 'thread', title: 'Hush now' }]);
  await report(dan, 'news', id);

  await granted(decide(root, 'news', id, 'hide'));

  expect(await of(ben, id)).toEqual([]);
  // Beside what the worker tells her of the hiding.
  expect(await of(ada, id)).toContainEqual(expect.objectContaining({ kind: 'reply', title: 'Hush now' }));
});
