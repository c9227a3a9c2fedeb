import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { askCertificate } from '#test/things/courses/certificates.ts';
import { enrol, letIn, newCourse, rate, readFeedback, viewCourse } from '#test/things/courses/courses.ts';
import { learn, newLesson, newLessons, startLesson, viewLesson } from '#test/things/courses/lessons.ts';
import { newMaterial } from '#test/things/courses/materials.ts';
import { finishTest, newAttempt, newTested, viewAttempt } from '#test/things/courses/quizzes.ts';
import { newResource, pdf, viewResource } from '#test/things/library/resources.ts';
import { mute, noticesOf } from '#test/things/notices/notices.ts';
import { newReply, repliesTo } from '#test/things/replies/replies.ts';
import { answerReport, decide, joinedAgo, report, waitingFor } from '#test/things/replies/reports.ts';
import { told } from '#test/told.ts';

const stack = useStack();
/** Ben makes what the others read; it is in no community, so that Root alone decides. */
const { ben, cleo, dora, erin, root } = useMembers(stack, 'ben', 'cleo', 'dora', 'erin', 'root');
type Member = typeof ben;

const hide = async (on: string, id: string) => {
  expect((await report(cleo, on, id, { reason: 'danger' })).status).toBe(201);
  expect((await decide(root, on, id, 'hide', 'It burns the leaves.')).status).toBe(200);
};
const listed = async (member: Member, path: string) => (await member.call('GET', path)).body.data;
const found = async (member: Member, path: string) => {
  const { totalItems, data } = (await member.call('GET', path)).body;
  return [totalItems, data.map(({ title }: { title: string }) => title)];
};
const hidden = { at: expect.any(String), reasons: ['danger'], note: 'It burns the leaves.' };

test.each([
  ['resource', 'resources', newResource, 'category=articles'],
  ['course', 'courses', newCourse, 'category=1'],
] as const)(
  'a %s is hidden: gone by its address, covered in lists, not found, as before for its author, and restored',
  async (on, nouns, make, section) => {
    const { id } = await make(ben, { title: 'Quick lime on the leaves' });
    await newReply(dora, on, id);
    await hide(on, id);

    for (const member of [ben, root]) {
      expect((await member.call('GET', `/api/${nouns}/${id}`)).body).toMatchObject({
        isHidden: true,
        hidden,
      });
      expect((await listed(member, `/api/${nouns}`))[0]).toMatchObject({ id, isHidden: true, hidden });
    }
    expect(told(await cleo.call('GET', `/api/${nouns}/${id}`))).toEqual([404, `${on}.missing`]);
    for (const query of ['', `?${section}`])
      expect((await listed(cleo, `/api/${nouns}${query}`))[0]).toEqual({ id, isHidden: true });
    for (const member of [cleo, ben, root])
      expect(await found(member, `/api/${nouns}?search=quick`)).toEqual([0, []]);
    expect((await repliesTo(ben, on, id)).data).toHaveLength(1);
    expect(told(await cleo.call('GET', `/api/replies/${on}/${id}`))).toEqual([404, `${on}.missing`]);

    expect((await answerReport(ben, on, id, 'In March it does not.')).status).toBe(201);
    expect((await waitingFor(root))[0]).toMatchObject({ on, id, isHideable: true, isHidden: true });
    expect((await decide(root, on, id, 'restore')).status).toBe(200);
    expect((await cleo.call('GET', `/api/${nouns}/${id}`)).body.title).toBe('Quick lime on the leaves');
    expect((await listed(cleo, `/api/${nouns}`))[0]).toMatchObject({ id, version: 0 });
  },
);

test('what got another title while it was hidden is found by no word until it is restored, and then by that one', async () => {
  const { id } = await newResource(ben, { title: 'Quick tar on the bark' });
  await hide('resource', id);
  const renamed = await ben.form('PUT', `/api/resources/${id}`, {
    title: 'Slow tar on the stem',
    resourceType: 'videos',
  });
  expect(renamed.status).toBe(200);
  await workerRests();
  const search = (word: string) => found(cleo, `/api/resources?category=videos&search=${word}`);
  expect([await search('quick'), await search('slow')]).toEqual([
    [0, []],
    [0, []],
  ]);

  expect((await decide(root, 'resource', id, 'restore')).status).toBe(200);

  expect([await search('bark'), await search('slow')]).toEqual([
    [0, []],
    [1, ['Slow tar on the stem']],
  ]);
});

test('the files of what is hidden leave their addresses for others that are told to who still sees it', async () => {
  const files = { file: new File([pdf], 'lime.pdf'), thumbnail: png };
  const { id, filename, thumbnail } = await newResource(ben, files);
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(`${stack.contentUrl}/${path}`)).status));
  const before = [`file/${filename}`, `thumbnail/${thumbnail.name}`];
  expect(await statuses(before)).toEqual([200, 200]);

  await hide('resource', id);

  await eventually(() => statuses(before), [404, 404]);
  const { body } = await viewResource(ben, id);
  expect(body).toMatchObject({ version: 0, thumbnail: { width: 2, height: 1 } });
  const after = [`file/${body.filename}`, `thumbnail/${body.thumbnail.name}`];
  expect(await statuses(after)).toEqual([200, 200]);
  const served = await fetch(`${stack.contentUrl}/${after[0]}`);
  expect([served.headers.get('content-type'), new Uint8Array(await served.arrayBuffer())]).toEqual([
    'application/pdf',
    pdf,
  ]);
  expect((await decide(root, 'resource', id, 'restore')).status).toBe(200);
  await workerRests();
  expect((await viewResource(cleo, id)).body.filename).toBe(body.filename);
  expect(await statuses([...before, ...after])).toEqual([404, 404, 200, 200]);
});

test.each(['lesson', 'course'] as const)(
  'covers and materials of lessons leave their addresses where a %s is hidden',
  async (on) => {
    const { id } = await newCourse(ben);
    const lessons = [
      await newLesson(ben, id, { coverImg: png }),
      await newLesson(ben, id, { coverImg: png }),
    ];
    await enrol(cleo, id);
    for (const lesson of lessons)
      for (const name of ['Lime', 'Chalk']) await newMaterial(ben, lesson.id, { name });
    const filesOf = async (lesson: { id: string }): Promise<string[]> => {
      const { coverImg, materials } = (await viewLesson(ben, lesson.id)).body;
      return [
        `coverImg/${coverImg}`,
        ...materials.map((one: { material: string }) => `material/${one.material}`),
      ];
    };
    const files = async () => (await Promise.all(lessons.map(filesOf))).flat();
    const statuses = (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`${stack.contentUrl}/${path}`)).status));
    const before = await files();
    expect(await statuses(before)).toEqual(Array(6).fill(200));

    await hide(on, on === 'course' ? id : String(lessons[0]?.id));

    const stays = on === 'course' ? 404 : 200;
    await eventually(() => statuses(before), [404, 404, 404, stays, stays, stays]);
    expect(await statuses(await files())).toEqual(Array(6).fill(200));
  },
);

test('a resource is hidden by three who have been members for a week', async () => {
  const { id } = await newResource(ben);
  for (const member of [cleo, dora, erin]) {
    await joinedAgo(member, 8);
    expect((await viewResource(member, id)).status).toBe(200);
    await report(member, 'resource', id);
  }

  expect((await viewResource(cleo, id)).status).toBe(404);
});

test('a lesson of a hidden course is named in no notice', async () => {
  const [gus, hanna] = [await stack.member('gus'), await stack.member('hanna')];
  const { id } = await newCourse(ben, { title: 'Sprays' });
  const lesson = await newLesson(ben, id, { title: 'How to mix the poison' });
  for (const member of [gus, hanna]) await enrol(member, id);
  await newReply(gus, 'lesson', lesson.id);
  await newReply(hanna, 'lesson', lesson.id);
  await workerRests();
  expect(JSON.stringify(await noticesOf(gus))).toContain('How to mix the poison');
  await hide('course', id);

  expect(JSON.stringify(await noticesOf(gus))).not.toContain('How to mix the poison');

  await decide(root, 'course', id, 'restore');
  expect(JSON.stringify(await noticesOf(gus))).toContain('How to mix the poison');
});

test('a course with a price that is hidden lets nobody in', async () => {
  const { id } = await newCourse(ben, { title: 'Grafting', isFree: 'false', price: '9' });
  const gil = await stack.member('gil');
  await hide('course', id);

  expect(told(await letIn(ben, id, gil.id))).toEqual([409, 'course.hidden']);

  await decide(root, 'course', id, 'restore');
  expect((await letIn(ben, id, gil.id)).status).toBe(201);
});

test('a course that is hidden teaches nobody, takes nobody in, and is covered among one’s own', async () => {
  const { id } = await newCourse(ben, { title: 'Mules and ploughs' });
  const lesson = await newLesson(ben, id);
  await enrol(dora, id);
  expect((await viewLesson(dora, lesson.id)).status).toBe(200);
  await hide('course', id);

  const gone = [404, 'course.missing'];
  expect(told(await viewLesson(dora, lesson.id))).toEqual(gone);
  expect(told(await startLesson(dora, lesson.id))).toEqual(gone);
  expect(told(await dora.call('GET', `/api/lessons/course/${id}`))).toEqual(gone);
  expect(told(await enrol(cleo, id))).toEqual(gone);
  expect(told(await rate(dora, id, 5))).toEqual(gone);
  expect((await readFeedback(dora, id)).code).toBe('course.missing');
  expect((await dora.call('GET', '/api/courses/user')).body).toMatchObject({
    totalItems: 1,
    data: [{ id, isHidden: true }],
  });
  expect(await found(dora, '/api/courses/user?search=mules')).toEqual([0, []]);
  expect((await viewLesson(ben, lesson.id)).status).toBe(200);

  await decide(root, 'course', id, 'restore');
  expect((await viewLesson(dora, lesson.id)).status).toBe(200);
  await hide('course', id);
  expect((await decide(root, 'course', id, 'restore')).status).toBe(200);
  await report(cleo, 'course', id);
  await decide(root, 'course', id, 'remove');
  await workerRests();
  expect((await viewCourse(ben, id)).status).toBe(404);
});

test('a hidden lesson is gone for learners, and those after it open without it', async () => {
  const { id } = await newCourse(ben);
  const [one = '', two = '', three = ''] = await newLessons(ben, id, ['One', 'Two', 'Three']);
  await enrol(cleo, id);
  await enrol(dora, id);
  await learn(cleo, one);
  await learn(dora, one);
  await learn(dora, two);
  await hide('lesson', two);

  expect(told(await viewLesson(cleo, two))).toEqual([404, 'lesson.missing']);
  expect(told(await cleo.call('GET', `/api/replies/lesson/${two}`))).toEqual([404, 'lesson.missing']);
  expect(told(await mute(cleo, 'lesson', two))).toEqual([404, 'lesson.missing']);
  expect((await mute(ben, 'lesson', two)).status).toBe(200);
  expect((await mute(cleo, 'lesson', one)).status).toBe(200);
  expect((await cleo.call('GET', `/api/lessons/course/${id}`)).body.data[1]).toEqual({
    id: two,
    isHidden: true,
  });
  const seen = (await viewCourse(cleo, id)).body;
  expect([seen.hiddenLessons, seen.lessonsCount, seen.completedCount]).toEqual([1, 2, 1]);
  expect(seen.lessons.map((each: { id: string; isLocked: boolean }) => [each.id, each.isLocked])).toEqual([
    [one, false],
    [three, false],
  ]);
  expect((await viewLesson(cleo, one)).body).toMatchObject({ lessonsCount: 2, next: { id: three } });
  expect((await viewCourse(dora, id)).body.completedCount).toBe(1);
  expect((await viewLesson(ben, two)).body).toMatchObject({ isHidden: true, hidden, lessonsCount: 3 });
  expect((await repliesTo(ben, 'lesson', two)).data).toEqual([]);
  const own = (await viewCourse(ben, id)).body;
  expect([own.lessons.length, own.hiddenLessons]).toEqual([3, undefined]);
  await learn(cleo, three);
  expect((await askCertificate(cleo, id)).status).toBe(201);

  // Twice hidden is counted once: what its author answered to may stay so.
  expect((await answerReport(ben, 'lesson', two)).status).toBe(201);
  expect((await decide(root, 'lesson', two, 'hide')).status).toBe(200);
  expect((await viewCourse(cleo, id)).body.lessonsCount).toBe(2);
  expect((await decide(root, 'lesson', two, 'restore')).status).toBe(200);

  expect((await viewLesson(cleo, two)).status).toBe(200);
  const back = (await viewCourse(dora, id)).body;
  expect([back.lessonsCount, back.completedCount, back.hiddenLessons]).toEqual([3, 2, undefined]);
});

test.each(['lesson', 'course'] as const)(
  'attempts are gone for who made them while their %s is hidden',
  async (on) => {
    const { courseId, lessonId } = await newTested(ben, [cleo]);
    await startLesson(cleo, lessonId);
    const finished = await newAttempt(cleo, lessonId);
    await finishTest(cleo, finished.id, []);
    const begun = await newAttempt(cleo, lessonId);
    const own = () => cleo.call('GET', `/api/user_tests/course/${courseId}`);
    expect((await own()).body.data).toHaveLength(1);
    await hide(on, on === 'course' ? courseId : lessonId);

    for (const { id } of [finished, begun])
      expect(told(await viewAttempt(cleo, id))).toEqual([404, `${on}.missing`]);
    if (on === 'course') expect(told(await own())).toEqual([404, 'course.missing']);
    else expect((await own()).body).toEqual({ data: [] });
    expect((await viewAttempt(ben, finished.id)).status).toBe(200);
  },
);

test('a hidden lesson is not copied, so that none of it comes back', async () => {
  const { id } = await newCourse(ben);
  const { id: lessonId } = await newLesson(ben, id);
  const copy = () => ben.call('POST', `/api/lessons/${lessonId}/copy`, {});
  await enrol(cleo, id);
  await hide('lesson', lessonId);

  const refused = await copy();

  expect(told(refused)).toEqual([409, 'lesson.hidden']);
  expect(refused.body.error).toBe('This lesson is hidden: it cannot be copied.');
  expect((await viewCourse(ben, id)).body.lessons).toHaveLength(1);
  await decide(root, 'lesson', lessonId, 'restore');
  expect((await copy()).status).toBe(201);
});

test('an administrator opens a lesson that is reported, hidden, or of a hidden course, and replies to it', async () => {
  const { id } = await newCourse(ben);
  const [one = '', two = ''] = await newLessons(ben, id, ['One', 'Two']);
  await enrol(cleo, id);
  const reply = await newReply(cleo, 'lesson', one);
  await learn(cleo, one);
  await report(ben, 'reply', reply.id);
  const looking = { isLocked: true, lessonsCount: 2, lesson_progresses: [] };
  expect((await viewLesson(root, one)).body).toMatchObject(looking);
  expect((await repliesTo(root, 'lesson', one)).data).toMatchObject([{ id: reply.id }]);
  expect(told(await startLesson(root, one))).toEqual([403, 'course.not-enrolled']);

  await hide('lesson', two);
  expect((await viewLesson(root, two)).body).toMatchObject({ ...looking, isHidden: true, hidden });
  await hide('course', id);
  expect((await viewLesson(root, one)).body).toMatchObject(looking);

  expect(told(await viewLesson(cleo, one))).toEqual([404, 'course.missing']);
  await decide(root, 'course', id, 'restore');
  expect(told(await viewLesson(dora, one))).toEqual([403, 'course.not-enrolled']);
});

test('a hidden lesson that is removed is counted out once', async () => {
  const { id } = await newCourse(ben);
  const [one = '', two = ''] = await newLessons(ben, id, ['One', 'Two']);
  await enrol(cleo, id);
  await learn(cleo, one);
  await hide('lesson', one);
  await enrol(dora, id);
  expect((await viewLesson(dora, two)).status).toBe(200);

  expect((await decide(root, 'lesson', one, 'remove')).status).toBe(200);

  for (const member of [ben, cleo]) {
    const { lessonsCount, lessons } = (await viewCourse(member, id)).body;
    expect([lessonsCount, lessons.map((each: { id: string }) => each.id)]).toEqual([1, [two]]);
  }
  expect((await viewCourse(cleo, id)).body.completedCount).toBe(0);
});
