import { expect, test } from 'vitest';
import type { Notice } from '#contract/notices/notices.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { eventually } from '#test/eventually.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { markAnswer, newPost, postsIn, viewPost } from '#test/things/circles/posts.ts';
import { enrol, newCourse, rate, readFeedback, viewCourse } from '#test/things/courses/courses.ts';
import { learnersOf, newTested, remark, subjective, takeTest } from '#test/things/courses/quizzes.ts';
import { newNews, viewNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { block } from '#test/things/replies/blocks.ts';
import { findUseful, newReply, repliesTo } from '#test/things/replies/replies.ts';
import { idsOf, newSurvey, viewSurvey } from '#test/things/surveys/surveys.ts';
import { granted } from '#test/told.ts';

/* What a block leaves as it was (decision 118). Ada blocks Ben in each test, and is blocked by him in none. */

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

test.each(['who blocked', 'who was blocked'])(
  'posts and surveys open by their address, and a reply is found useful by its id, for %s',
  async (reader) => {
    const [one, other] = reader === 'who blocked' ? [ada, ben] : [ben, ada];
    const { id: communityId } = await newCommunity(other);
    await granted(follow(one, 'community', communityId));
    const group = await newCircle(other, 'group', communityId);
    const post = await newPost(other, 'group', group.id);
    const news = await newNews(ada);
    const reply = await newReply(other, 'news', news.id);
    const survey = await newSurvey(other, communityId);
    await block(ada, ben.id);
    await eventually(async () => (await postsIn(one, 'group', group.id)).data, []);
    await eventually(async () => (await repliesTo(one, 'news', news.id)).data, []);
    await eventually(() => idsOf(one, 'open'), []);

    expect(await granted(viewPost(one, post.id))).toMatchObject({ text: 'Nine days late.' });
    expect((await granted(findUseful(one, 'reply', reply.id))).data.usefulCount).toBe(1);
    const opened = await granted(viewSurvey(one, survey.id));
    expect([opened.questions.length, opened.isAsked]).toEqual([4, false]);

    await block(ada, ben.id, false);
  },
);

test('a teacher reads and marks what a learner answered', async () => {
  const { lessonId, ids } = await newTested(ada, [ben], [subjective('What did you see?')]);
  await block(ada, ben.id);
  const { id } = (await takeTest(ben, lessonId, { 'What did you see?': 'Rust.' })).body.data;

  const { data } = await granted(learnersOf(ada, lessonId));

  expect(data).toMatchObject([{ id, member: { id: ben.id }, choices: [{ choice: 'Rust.' }] }]);
  await granted(remark(ada, id, [{ questionId: ids[0], text: 'Look below the leaf.' }]));
  await block(ada, ben.id, false);
});

test('neither hears that the other joined a course, took a test, got a remark or has the answer', async () => {
  const [cora, dora] = [await stack.member('cora'), await stack.member('dora')];
  const { lessonId, ids } = await newTested(cora, [], [subjective('What did you see?')]);
  const group = await newCircle(cora, 'group', (await newCommunity(cora)).id);
  const question = await newPost(cora, 'group', group.id, { kind: 'question', text: 'Is it rust?' });
  const answer = await newReply(dora, 'post', question.id);
  await block(cora, dora.id);
  await eventually(async () => (await repliesTo(cora, 'post', question.id)).data, []);

  await granted(enrol(dora, courseOfLesson(lessonId)), 201);
  const { id } = (await takeTest(dora, lessonId, { 'What did you see?': 'Rust.' })).body.data;
  await granted(remark(cora, id, [{ questionId: ids[0], text: 'Look below the leaf.' }]));
  await granted(markAnswer(cora, question.id, answer.id));
  await workerRests();

  const kinds = async (member: TestMember) => (await noticesOf(member)).map(({ kind }: Notice) => kind);
  expect([await kinds(cora), await kinds(dora)]).toEqual([[], []]);
});

test('members are listed, and their profiles, news and courses, with what they said of one, stay', async () => {
  const { id: communityId } = await newCommunity(ben);
  await granted(follow(ada, 'community', communityId));
  const news = await newNews(ben, {}, communityId);
  const course = await newCourse(ben);
  const { courseId } = await newTested(ada, [ben]);
  await granted(rate(ben, courseId, 4, 'Plain.'), 201);
  await block(ada, ben.id);

  const page = `/api/communities-users/community/${communityId}`;
  for (const [one, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    const { data } = await granted(one.call('GET', page));
    expect(data.map(({ userId }: { userId: string }) => userId)).toContain(other.id);
    expect((await one.call('GET', `/api/users/profile/${other.id}`)).status).toBe(200);
  }
  expect((await viewNews(ada, news.id, communityId)).status).toBe(200);
  expect((await viewCourse(ada, course.id)).status).toBe(200);
  expect((await readFeedback(ada, courseId)).data).toMatchObject([{ creator: ben.id, text: 'Plain.' }]);
});
