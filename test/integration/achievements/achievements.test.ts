import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { achievedBy, achievementsOf, idsAchieved } from '#test/things/achievements.ts';
import { newEvent, removeEvent } from '#test/things/calendar/calendar.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { deletePost, markAnswer, newPost } from '#test/things/circles/posts.ts';
import { finishedCourse } from '#test/things/courses/certificates.ts';
import { enrol, leaveCourse, newCourse } from '#test/things/courses/courses.ts';
import { learn, newLesson, newLessons } from '#test/things/courses/lessons.ts';
import { newTested, remark, subjective, takeTest } from '#test/things/courses/quizzes.ts';
import { newResource } from '#test/things/library/resources.ts';
import { newNews } from '#test/things/news.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { deleteReply, findUseful, newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const { system, soon, accountOf, leftBehind } = useModeration(stack);
const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

test('a newcomer has achieved nothing, and sees all there is', async () => {
  const { entries, ...sums } = await achievementsOf(await stack.member('new'));

  expect(sums).toEqual({ level: 1, points: 0, ofLevel: 25, total: 245, achieved: 0 });
  expect(entries).toHaveLength(20);
  expect(entries[0]).toEqual({ id: 'lessons-1', title: 'Finish your first lesson', points: 5 });
});

describe('what was learned', () => {
  test('counts when it was finished, stays when the course is left or gone, and is nobody else’s', async () => {
    const cleo = await stack.member('cleo');
    const { id } = await newCourse(ada);
    const [first = '', second = ''] = await newLessons(ada, id, ['One', 'Two']);
    await enrol(cleo, id);
    // They are completed before they can have been, which counts as when each was made.
    const [{ createdAt }, { createdAt: later }] = (
      await granted(ada.call('GET', `/api/lessons/course/${id}`))
    ).data;
    await learn(cleo, first);
    expect(await achievedBy(cleo)).toEqual({ 'lessons-1': createdAt });

    await learn(cleo, second);

    const learned = { 'lessons-1': createdAt, 'finished-1': later };
    expect(await achievedBy(cleo)).toEqual(learned);
    expect((await achievementsOf(cleo)).achieved).toBe(20);
    expect(await idsAchieved(ben)).toEqual([]);
    await leaveCourse(cleo, id);
    await granted(ada.call('DELETE', `/api/courses/${id}`));
    await workerRests();
    expect(await achievedBy(cleo)).toEqual(learned);
  });

  test('is a course once, though its teacher adds a lesson later; and ten lessons are ten', async () => {
    const dora = await stack.member('dora');
    const { id } = await newCourse(ada);
    await enrol(dora, id);
    const titles = Array.from({ length: 10 }, (_, index) => `Lesson ${index}`);
    for (const lesson of await newLessons(ada, id, titles)) await learn(dora, lesson);
    expect(await idsAchieved(dora)).toEqual(['finished-1', 'lessons-1', 'lessons-10']);

    await learn(dora, (await newLesson(ada, id)).id);
    for (const title of ['Second', 'Third']) await finishedCourse(ada, dora, title);

    expect(await idsAchieved(dora)).toEqual(['finished-1', 'finished-3', 'lessons-1', 'lessons-10']);
  });

  test('is a test once it is passed, and no more when its teacher takes that back', async () => {
    const emil = await stack.member('emil');
    const { lessonId, ids } = await newTested(ada, [emil], [subjective('What did you see?')]);
    const attempt = await granted(takeTest(emil, lessonId, { 'What did you see?': 'Clover.' }));
    expect(await idsAchieved(emil)).toEqual(['tests-1']);
    await takeTest(emil, lessonId, { 'What did you see?': 'More clover.' });
    expect(await idsAchieved(emil)).toEqual(['tests-1']);

    const other = await stack.member('emma');
    const { lessonId: once, ids: asked } = await newTested(ada, [other], [subjective('And now?')]);
    const { data } = await granted(takeTest(other, once, { 'And now?': 'Nothing.' }));
    expect(await idsAchieved(other)).toEqual(['tests-1']);
    await granted(remark(ada, data.id, [{ questionId: asked[0], isRight: false }]));
    expect(await idsAchieved(other)).toEqual([]);
    expect([attempt.data.is_passed, ids]).toEqual([true, [expect.any(String)]]);
  });
});

test('what a member made counts as long as it is there', async () => {
  const finn = await stack.member('finn');
  const { id: course } = await newCourse(finn);
  const { id: file } = await newResource(finn);
  const { taskId } = await newEvent(finn);
  await newCircle(finn, 'group', '3');

  const all = await achievedBy(finn);

  expect(Object.keys(all).sort()).toEqual(['courses-1', 'events-1', 'files-1']);
  expect(Object.values(all).map((at) => at.slice(0, 10))).toEqual([today(), today(), today()]);
  await granted(finn.call('DELETE', `/api/courses/${course}`));
  await granted(finn.call('DELETE', `/api/resources/${file}`));
  await granted(removeEvent(finn, taskId));
  expect(await idsAchieved(finn)).toEqual([]);
});

describe('what others appreciate', () => {
  test('is useful while somebody finds it so, each thing once, and goes with it', async () => {
    const greta = await stack.member('greta');
    const { id, communityId } = await newNews(greta);
    const said = await newReply(greta, 'news', (await newNews(ada)).id);
    const course = await newCourse(greta);
    const lesson = await newLesson(greta, course.id);
    await enrol(ben, course.id);
    for (const member of [ada, ben]) await granted(findUseful(member, 'news', id));

    await eventually(() => idsAchieved(greta), ['courses-1', 'useful-1']);
    await granted(findUseful(ben, 'reply', said.id));
    await granted(findUseful(ben, 'lesson', lesson.id));
    await granted(findUseful(ben, 'course', course.id));
    const file = await newResource(greta);
    await granted(findUseful(ben, 'resource', file.id));

    const five = ['courses-1', 'files-1', 'useful-1', 'useful-5'];
    await eventually(() => idsAchieved(greta), five);
    await granted(findUseful(ben, 'reply', said.id, false));
    await eventually(() => idsAchieved(greta), ['courses-1', 'files-1', 'useful-1']);
    await granted(findUseful(ben, 'reply', said.id));
    await eventually(() => idsAchieved(greta), five);
    await granted(greta.call('DELETE', `/api/news/${id}/community/${communityId}`));
    await eventually(() => idsAchieved(greta), ['courses-1', 'files-1', 'useful-1']);
    expect(await idsAchieved(ben)).toEqual([]);
  });

  test('is an answer while it is marked, by somebody else', async () => {
    const hana = await stack.member('hana');
    const { id: group } = await newCircle(ada, 'group', '3');
    const ask = () => newPost(ben, 'group', group, { kind: 'question', text: 'When do you sow?' });
    const { id } = await ask();
    const answer = await newReply(hana, 'post', id);
    const own = await newReply(ben, 'post', id);
    await granted(markAnswer(ben, id, answer.id));
    await granted(markAnswer(ben, id, answer.id));
    await eventually(() => idsAchieved(hana), ['answers-1']);

    await granted(markAnswer(ben, id, own.id));
    await eventually(() => idsAchieved(hana), []);
    expect(await idsAchieved(ben)).toEqual([]);

    await granted(markAnswer(ada, id, answer.id));
    await eventually(() => idsAchieved(hana), ['answers-1']);
    await granted(deleteReply(hana, answer.id));
    await eventually(() => idsAchieved(hana), []);
    const other = await ask();
    await granted(markAnswer(ben, other.id, (await newReply(hana, 'post', other.id)).id));
    await eventually(() => idsAchieved(hana), ['answers-1']);
    await granted(deletePost(ben, other.id));
    await eventually(() => idsAchieved(hana), []);
  });

  test('is an answer no more once the owner of the place removes it', async () => {
    const ivan = await stack.member('ivan');
    const { id: village } = await newCommunity(ada);
    const { id: group } = await newCircle(ada, 'group', village);
    const { id } = await newPost(ben, 'group', group, { kind: 'question', text: 'When do you sow?' });
    const answer = await newReply(ivan, 'post', id);
    await granted(markAnswer(ben, id, answer.id));
    await eventually(() => idsAchieved(ivan), ['answers-1']);
    await granted(report(ben, 'reply', answer.id), 201);

    await granted(decide(ada, 'reply', answer.id, 'remove'));

    await eventually(() => idsAchieved(ivan), []);
    expect((await granted(ben.call('GET', `/api/posts/${id}`))).answer).toBeUndefined();
  });
});

test('nothing of it is left of a member who is erased', async () => {
  const ines = await stack.member('ines');
  await finishedCourse(ada, ines);
  const { id } = await newNews(ada);
  const said = await newReply(ines, 'news', id);
  await granted(findUseful(ben, 'reply', said.id));
  await eventually(() => idsAchieved(ines), ['finished-1', 'lessons-1', 'useful-1']);
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('ines'), { wait: soon });
  await workerRests();

  expect(await leftBehind(ines.id)).toEqual([]);
});
