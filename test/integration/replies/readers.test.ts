import { expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, leaveCourse, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { addDevice } from '#test/things/notices/push.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, dan, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'dan', 'root');

/** The kinds of what a member is told of one piece, sorted. */
const kindsOf = async (member: TestMember, onId: string): Promise<string[]> =>
  (await noticesOf(member))
    .filter((notice: { onId: string }) => notice.onId === onId)
    .map(({ kind }: { kind: string }) => kind)
    .sort();

/** Has a member told by the mailbox of this machine, at any hour. */
async function listen(member: TestMember, name: string) {
  const push = { quietFrom: '00:00', quietTo: '00:00', most: 20, text: true };
  await granted(member.call('PUT', '/api/notices/settings', { push }, newKey()));
  const { publicKey: p256dh, auth } = stack.pushKeys.mailbox;
  const endpoint = `${stack.url}/_local/push/${name}`;
  expect((await addDevice(member, { endpoint, keys: { p256dh, auth } })).status).toBe(201);
}

const textsTo = (name: string) => stack.pushes.list().flatMap(({ to, body }) => (to === name ? [body] : []));

test('who left a course is told no more of what is written under its lessons, and who takes it is', async () => {
  const course = await newCourse(ada);
  const lesson = await newLesson(ada, course.id);
  for (const [member, name] of [
    [ada, 'ada'],
    [cleo, 'cleo'],
    [dan, 'dan'],
  ] as const)
    await listen(member, name);
  for (const member of [ben, cleo, dan]) await enrol(member, course.id);
  await newReply(cleo, 'lesson', lesson.id, { text: 'Of cleo' });
  const said = await newReply(dan, 'lesson', lesson.id, { text: 'Of dan' });
  await granted(leaveCourse(dan, course.id));
  await workerRests();
  const before = await kindsOf(dan, lesson.id);

  await newReply(ben, 'lesson', lesson.id, { text: 'For those within', replyTo: said.id });
  await newReply(ben, 'lesson', lesson.id, { text: 'And once more' });
  await workerRests();

  expect(before).toEqual([]);
  expect(await kindsOf(dan, lesson.id)).toEqual([]);
  expect(textsTo('dan')).toEqual([]);
  expect(await kindsOf(cleo, lesson.id)).toEqual(['thread']);
  expect(await kindsOf(ada, lesson.id)).toEqual(['reply']);
  for (const name of ['ada', 'cleo']) expect(textsTo(name)).toContain('For those within');
});

test('of what is hidden its author alone is told', async () => {
  const { id } = await newNews(ada);
  const said = await newReply(ben, 'news', id);
  await newReply(cleo, 'news', id);
  await workerRests();
  expect(await kindsOf(ben, id)).toEqual(['thread']);
  await report(dan, 'news', id);
  expect((await decide(root, 'news', id, 'hide')).status).toBe(200);

  await newReply(root, 'news', id, { text: 'See to this', replyTo: said.id });
  await workerRests();
  expect((await decide(root, 'news', id, 'restore')).status).toBe(200);
  await workerRests();

  expect(await kindsOf(ben, id)).toEqual(['thread']);
  expect(
    (await noticesOf(ada)).find(
      ({ onId, kind }: { onId: string; kind: string }) => onId === id && kind === 'reply',
    ),
  ).toMatchObject({ count: 3 });
});
