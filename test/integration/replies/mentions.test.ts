import { expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { allItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { changePost, newPost, viewPost } from '#test/things/circles/posts.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { changeReply, deleteReply, newReply, repliesTo } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, dan } = useMembers(stack, 'ada', 'ben', 'cleo', 'dan');

/** What a member is told of one piece. */
const of = async (member: TestMember, onId: string) =>
  (await noticesOf(member)).filter((notice: { onId: string }) => notice.onId === onId);
const namedIn = async (on: string, id: string) => (await repliesTo(ada, on, id)).data[0].mentions;

test('who is named in a reply is told so, and the reply says who that is, whatever the case', async () => {
  const { id } = await newNews(ada, { title: 'Frost tonight' });
  const said = await newReply(ben, 'news', id, { text: 'Ask @Dan, @nobody or dan@cleo.' });
  await workerRests();

  expect(await of(dan, id)).toMatchObject([
    { kind: 'mention', on: 'news', title: 'Frost tonight', names: ['ben'], count: 1, replyId: said.id },
  ]);
  expect(await namedIn('news', id)).toEqual([{ name: 'dan', id: dan.id }]);
  expect(await of(cleo, id)).toEqual([]);
});

test('several who name a member on a day are one line, which leads to the last', async () => {
  const { id } = await newNews(ada);
  await newReply(ben, 'news', id, { text: '@dan' });
  const last = await newReply(cleo, 'news', id, { text: 'Yes, @dan!' });
  await workerRests();

  expect(await of(dan, id)).toMatchObject([
    { kind: 'mention', names: ['cleo', 'ben'], count: 2, replyId: last.id },
  ]);
});

test('who is told of a reply already hears that alone, and nobody of what they wrote', async () => {
  const { id } = await newNews(ada);
  const first = await newReply(ben, 'news', id);
  await newReply(cleo, 'news', id);
  await newReply(dan, 'news', id, { text: '@ada, @ben, @cleo and @dan', replyTo: first.id });
  await workerRests();

  const kinds = async (member: TestMember) =>
    (await of(member, id)).map(({ kind }: { kind: string }) => kind).sort();
  expect(await kinds(ada)).toEqual(['reply']);
  expect(await kinds(ben)).toEqual(['answer', 'thread']);
  expect(await kinds(cleo)).toEqual(['thread']);
  expect(await kinds(dan)).toEqual([]);
});

test('a change tells those alone whom the text did not name before, and each once', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id, { text: '@cleo' });
  await workerRests();
  const [before] = await of(cleo, id);

  for (const text of ['@cleo and @dan', 'Nobody', '@cleo and @dan again']) {
    await granted(changeReply(ben, said.id, { text }));
    await workerRests();
  }

  expect(await of(cleo, id)).toEqual([before]);
  expect(await of(dan, id)).toMatchObject([{ kind: 'mention', names: ['ben'], count: 1, replyId: said.id }]);
  expect(await namedIn('news', id)).toHaveLength(2);
});

test('a name that a member takes later is not theirs, but where it is named again', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id, { text: 'Is @eva here?' });
  await workerRests();
  const eva = await stack.member('eva');

  await granted(changeReply(ben, said.id, { text: 'Is @eva with us?' }));
  await workerRests();
  expect(await of(eva, id)).toEqual([]);

  await newReply(ben, 'news', id, { text: '@eva!' });
  await workerRests();
  expect(await of(eva, id)).toMatchObject([{ kind: 'mention', names: ['ben'] }]);
});

test('of a text that names two hundred, ten count', async () => {
  const { id } = await newNews(ada);
  const many = Array.from({ length: 200 }, (_, index) => `@m${index}`).join(' ');
  await newReply(ben, 'news', id, { text: `${many} @dan` });
  await newReply(ben, 'news', id, { text: `@dan ${many}` });
  await workerRests();

  expect(await of(dan, id)).toMatchObject([{ count: 1 }]);
});

test('a post tells whom it names, and whom its change names besides', async () => {
  const { id: communityId } = await newCommunity(ada, {});
  const { id: inId } = await newCircle(ada, 'group', communityId, {});
  const post = await newPost(ben, 'group', inId, { text: 'Has @cleo a drill?' });
  await workerRests();
  expect(await of(cleo, post.id)).toMatchObject([{ kind: 'mention', on: 'post', in: 'group', inId }]);
  expect((await of(cleo, post.id))[0].replyId).toBeUndefined();

  await granted(changePost(ben, post.id, { text: 'Have @cleo or @dan a drill?' }));
  await workerRests();

  expect(await of(dan, post.id)).toMatchObject([{ kind: 'mention', names: ['ben'] }]);
  expect((await granted(viewPost(ada, post.id))).mentions).toEqual([
    { name: 'cleo', id: cleo.id },
    { name: 'dan', id: dan.id },
  ]);
});

test('who cannot open a lesson is told nothing of it, and who can is', async () => {
  const course = await newCourse(ada);
  const lesson = await newLesson(ada, course.id);
  await enrol(cleo, course.id);
  await newReply(ada, 'lesson', lesson.id, { text: '@cleo and @dan' });
  await workerRests();

  expect(await of(cleo, lesson.id)).toMatchObject([{ kind: 'mention', on: 'lesson' }]);
  expect(await of(dan, lesson.id)).toEqual([]);
});

test('who blocked the author, or is blocked by them, is told nothing', async () => {
  const { id } = await newNews(ada);
  await dan.call('POST', '/api/blocks', { userId: ben.id, blocked: true }, newKey());
  await newReply(ben, 'news', id, { text: '@dan' });
  await newReply(dan, 'news', id, { text: '@ben' });
  await workerRests();

  expect(await of(dan, id)).toEqual([]);
  expect((await of(ben, id)).filter(({ kind }: { kind: string }) => kind === 'mention')).toEqual([]);
  await dan.call('POST', '/api/blocks', { userId: ben.id, blocked: false }, newKey());
});

test('with a reply or a post go the rows that say whom it names', async () => {
  const rowsOf = async (id: string) =>
    (await allItems()).filter(({ sk }) => String(sk).startsWith('X#') && String(sk).endsWith(id));
  const { id: communityId } = await newCommunity(ada, {});
  const { id: inId } = await newCircle(ada, 'group', communityId, {});
  const post = await newPost(ben, 'group', inId, { text: 'Has @cleo or @dan a drill?' });
  const within = await newReply(ben, 'post', post.id, { text: '@ada' });
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id, { text: 'Ask @dan.' });
  await workerRests();
  const named = [post, within, said].map(async (one) => (await rowsOf(one.id)).length);
  expect(await Promise.all(named)).toEqual([2, 1, 1]);

  await granted(deleteReply(ben, said.id));
  await granted(ben.call('DELETE', `/api/posts/${post.id}`));
  await workerRests();

  const left = [post, within, said].map((one) => rowsOf(one.id));
  expect((await Promise.all(left)).flat()).toEqual([]);
});

test('members who are erased at the same time all leave the text that names them', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ada, 'news', id, { text: '@ben, @cleo, @dan' });
  await workerRests();
  expect(await namedIn('news', id)).toHaveLength(3);
  const { leaveText } = await import('#functions/worker/erase/leave-text.ts');
  const { keys } = await import('#platform/table/keys.ts');

  await Promise.all([ben, cleo, dan].map((one) => leaveText(one.id, keys.named(one.id, 'reply', said.id))));

  expect(await namedIn('news', id)).toEqual([]);
});

test('a job that runs twice tells once', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id, { text: '@dan' });
  await workerRests();
  const before = await of(dan, id);
  const { takeStep } = await import('#functions/worker/steps.ts');

  await takeStep({ kind: 'replied', replyId: said.id }, undefined);

  expect(await of(dan, id)).toEqual(before);
});
