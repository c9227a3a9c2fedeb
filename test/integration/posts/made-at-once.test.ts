import { expect, test } from 'vitest';
import { useMembers, useStack } from '#test/system/stack.ts';
import { chatOf, newChat, newMessage } from '#test/things/chats.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { newPost, postsIn } from '#test/things/circles/posts.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { lessonsOf, newLesson } from '#test/things/courses/lessons.ts';
import { newNews } from '#test/things/news.ts';
import { newReply, repliesTo } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

const { ada, ben } = useMembers(useStack(), 'ada', 'ben');

const MANY = 8;
const atOnce = (make: () => Promise<unknown>) => Promise.all(Array.from({ length: MANY }, make));

interface Made {
  readonly id: string;
  readonly createdAt: string;
}

const expectTimes = (times: readonly string[]) => {
  expect(times).toHaveLength(MANY);
  expect(times).toEqual(times.toSorted().reverse());
};

/** What stands in a list says when it got its place there: its id does, after six digits. */
const expectOrder = (data: readonly Made[]) => {
  expectTimes(data.map(({ createdAt }) => createdAt));
  expect(data.map(({ id }) => id)).toEqual(
    data
      .map(({ id }) => id)
      .toSorted()
      .reverse(),
  );
};

test('posts, replies and news of one member at once have times in the order of their list', async () => {
  const { id: group } = await newCircle(ada, 'group', '2');
  const news = await newNews(ada, {}, '3');
  await atOnce(() => newPost(ada, 'group', group));
  await atOnce(() => newReply(ada, 'news', news.id));
  await atOnce(() => newNews(ada));

  expectOrder((await postsIn(ada, 'group', group)).data);
  expectOrder((await repliesTo(ada, 'news', news.id)).data);
  expectOrder((await granted(ada.call('GET', '/api/news/community/2'))).data);
});

test('courses, groups, enterprises and messages have, too', async () => {
  const { id } = await newCommunity(ada);
  const chat = await newChat(ada, ben.id);
  await atOnce(() => newCourse(ada));
  await atOnce(() => newCircle(ada, 'group', id));
  await atOnce(() => newCircle(ada, 'enterprise', id));
  await atOnce(() => newMessage(ada, chat.id));

  expectOrder((await granted(ada.call('GET', '/api/courses'))).data);
  for (const nouns of ['groups', 'enterprises']) {
    const { data } = await granted(ada.call('GET', `/api/${nouns}/community/${id}`));
    expectTimes(data.map(({ createdAt }: Made) => createdAt));
  }
  expectTimes((await chatOf(ada, chat.id)).data.map(({ at }: { at: string }) => at));
});

test('lessons have times in the order of their course, which goes from the first to the last', async () => {
  const { id } = await newCourse(ada);
  await atOnce(() => newLesson(ada, id));

  const lessons: Made[] = await lessonsOf(ada, id);

  expectTimes(lessons.map(({ createdAt }) => createdAt).reverse());
});
