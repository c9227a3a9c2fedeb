import { expect, test } from 'vitest';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { newPost, postsIn } from '#test/things/circles/posts.ts';
import { newNews } from '#test/things/news.ts';
import { newReply, repliesTo } from '#test/things/replies/replies.ts';
import { granted } from '#test/told.ts';

const { ada } = useMembers(useStack(), 'ada');

const MANY = 8;
const atOnce = (make: () => Promise<unknown>) => Promise.all(Array.from({ length: MANY }, make));

interface Made {
  readonly id: string;
  readonly createdAt: string;
}

/** What stands in a list says when it got its place there: its id does, after six digits. */
const expectOrder = (data: readonly Made[]) => {
  const times = data.map(({ createdAt }) => createdAt);
  expect(times).toHaveLength(MANY);
  expect(times).toEqual(times.toSorted().reverse());
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
