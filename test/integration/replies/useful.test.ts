import { expect } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { heard } from '#test/heard.ts';
import { rare, test } from '#test/rare.ts';
import { ask } from '#test/system/functions.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newNews, viewNews } from '#test/things/news.ts';
import { findUseful, newReply, repliesTo } from '#test/things/replies/replies.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

test('what somebody finds useful is counted once, and no more when they take it back', async () => {
  const { id } = await newNews(ada);

  for (const [useful, expected] of [
    [true, ['1', 1]],
    [true, ['1', 1]],
    [false, ['0', 0]],
    [false, ['0', 0]],
    [true, ['1', 1]],
  ] as const) {
    const { data } = await granted(findUseful(ben, 'news', id, useful));
    expect([data.isUseful, data.usefulCount]).toEqual(expected);
  }
  expect((await granted(findUseful(cleo, 'news', id))).data.usefulCount).toBe(2);

  await eventually(async () => (await viewNews(ada, id)).body.usefulCount, 2);
  const mine = async (member: typeof ada) => (await repliesTo(member, 'news', id)).isUseful;
  expect([await mine(ada), await mine(ben), await mine(cleo)]).toEqual(['0', '1', '1']);
});

test('replies are found useful one by one', async () => {
  const { id } = await newNews(ada);
  const [one, two] = [await newReply(ada, 'news', id), await newReply(ada, 'news', id)];
  await granted(findUseful(ben, 'reply', one.id));

  const page = async (member: typeof ada) =>
    Object.fromEntries(
      (await repliesTo(member, 'news', id)).data.map((each: typeof one) => [
        each.id,
        [each.isUseful, each.usefulCount],
      ]),
    );

  await eventually(() => page(ben), { [one.id]: ['1', 1], [two.id]: ['0', 0] });
  expect(await page(cleo)).toEqual({ [one.id]: ['0', 1], [two.id]: ['0', 0] });
  expect(two.version).toBe(0);
});

test('nobody finds their own useful, nor what is not there or what they may not read', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id);
  const course = await newCourse(ada);
  const lesson = await newLesson(ada, course.id);

  expect(told(await findUseful(ada, 'news', id))).toEqual([409, 'useful.own']);
  expect(told(await findUseful(ben, 'reply', said.id))).toEqual([409, 'useful.own']);
  expect(told(await findUseful(ada, 'lesson', lesson.id))).toEqual([409, 'useful.own']);
  expect((await findUseful(ben, 'reply', '01J00000000000000000000000')).status).toBe(404);
  expect(told(await findUseful(ben, 'lesson', lesson.id))).toEqual([403, 'course.not-enrolled']);
  expect((await findUseful(ben, 'community', '2')).status).toBe(400);
});

rare('fifty at once count fifty', async () => {
  const { id } = await newNews(ada);
  const many = 50;

  const replies = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      heard(() => ask('useful/mark-useful', `finder-${index}`, { body: { on: 'news', id, useful: true } })),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 200));
  expect((await granted(findUseful(ben, 'news', id))).data.usefulCount).toBe(many + 1);
  await eventually(async () => (await viewNews(ada, id)).body.usefulCount, many + 1);
});
