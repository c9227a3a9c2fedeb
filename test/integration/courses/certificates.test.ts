import { describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import {
  askCertificate,
  finishedCourse,
  newCertificate,
  openCertificate,
  ownCertificates,
  withdraw,
} from '#test/things/courses/certificates.ts';
import { changeCourse, enrol, leaveCourse, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import { learn, newLesson, startLesson } from '#test/things/courses/lessons.ts';
import { editProfile } from '#test/things/members.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');
const { system, soon, accountOf, leftBehind } = useModeration(stack);
const open = (number: string, headers?: Record<string, string>) =>
  openCertificate(stack.url, number, headers);

describe('a certificate', () => {
  test('is of a course that is finished, and says name, course and date to anybody, and nothing more', async () => {
    const { id } = await finishedCourse(ada, ben, 'Water in a dry year');
    // It was finished before it was made, as the device says, which counts as then.
    const date = (await viewCourse(ben, id)).body.completedAt.slice(0, 'YYYY-MM-DD'.length);

    const { status, body } = await askCertificate(ben, id);

    const said = { name: 'ben', course: 'Water in a dry year', date };
    expect([status, body.data]).toEqual([
      201,
      { ...said, number: body.data.number, courseId: id, isNew: true },
    ]);
    expect(body.data.number).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    for (const authorization of [undefined, 'Bearer x', `Bearer ${ada.token}`, `Bearer ${ben.token}`]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      expect(await open(body.data.number, headers)).toEqual({
        status: 200,
        body: { data: { ...said, number: body.data.number } },
      });
    }
  });

  test('is of no day to come, whatever clock the learner has', async () => {
    const { id } = await newCourse(ada, { title: 'Ahead of time' });
    const lesson = await newLesson(ada, id);
    await enrol(ben, id);
    await startLesson(ben, lesson.id);
    const body = { isCompleted: true, endTime: String(Date.parse('2199-01-01')) };
    await ben.call('PUT', `/api/lesson-progress/${lesson.id}`, body, newKey());

    const { date } = (await askCertificate(ben, id)).body.data;

    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  test('is the same one when asked twice, also at once, and under another key', async () => {
    const { id } = await finishedCourse(ada, cleo, 'Asked twice');

    const both = await Promise.all([askCertificate(cleo, id), askCertificate(cleo, id)]);
    const again = await askCertificate(cleo, id);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(again.status).toBe(200);
    expect(new Set([...both, again].map(({ body }) => body.data.number)).size).toBe(1);
    const own = await ownCertificates(cleo);
    expect(own.filter(({ courseId }: { courseId: string }) => courseId === id)).toHaveLength(1);
  });

  test('is found however its number is typed', async () => {
    const { number } = await newCertificate(ada, ben, 'Typed by hand');
    const bare = number.replaceAll('-', '');

    for (const typed of [bare, bare.toLowerCase(), ` ${number.toLowerCase()} `, number.replaceAll('-', ' ')])
      expect([typed, (await open(typed)).body.data?.number]).toEqual([typed, number]);
  });

  test.each(['7KQM-2XWE-P9RD-VH4C', '0000-0000-0000-0000', 'x', '%00', '7KQM'])(
    'of the number %s is not there',
    async (number) => {
      expect(told(await open(number))).toEqual([404, 'certificate.missing']);
    },
  );

  test('keeps the names that it was made with, and outlives the course and the place in it', async () => {
    const { courseId, number } = await newCertificate(ada, ben, 'As it was');
    const before = await open(number);
    await changeCourse(ada, courseId, { title: 'As it is' });
    await editProfile(ben, 'Benedict', 'New');
    await leaveCourse(ben, courseId);
    expect(await open(number)).toEqual(before);

    expect((await ada.call('DELETE', `/api/courses/${courseId}`)).status).toBe(200);
    await workerRests();

    expect(await open(number)).toEqual(before);
    expect((await askCertificate(ben, courseId)).body.data.number).toBe(number);
  });

  test('is withdrawn by its member alone, and then is there for nobody; another one has another number', async () => {
    const { courseId, number } = await newCertificate(ada, ben, 'Withdrawn');
    expect(told(await withdraw(ada, number))).toEqual([403, 'thing.not-yours']);

    expect(await withdraw(ben, number.toLowerCase())).toMatchObject({ status: 200, body: { number } });

    expect((await open(number)).status).toBe(404);
    expect(told(await withdraw(ben, number))).toEqual([404, 'certificate.missing']);
    const next = (await askCertificate(ben, courseId)).body.data;
    expect([next.isNew, next.number === number]).toEqual([true, false]);
  });
});

describe('there is none', () => {
  const refused = [409, 'certificate.not-finished'];

  test('of a course that is not finished, has no lessons, or was left', async () => {
    const { id } = await newCourse(ada, { title: 'Half way' });
    expect(told(await askCertificate(cleo, id))).toEqual(refused);
    await enrol(cleo, id);
    expect(told(await askCertificate(cleo, id))).toEqual(refused);
    const first = await newLesson(ada, id);
    await newLesson(ada, id, { title: 'Second' });
    await learn(cleo, first.id);
    expect(told(await askCertificate(cleo, id))).toEqual(refused);
    const { id: left } = await finishedCourse(ada, cleo, 'Left again');
    await leaveCourse(cleo, left);
    expect(told(await askCertificate(cleo, left))).toEqual(refused);
  });

  test('for who made the course, and of a course that there is not', async () => {
    const { id } = await finishedCourse(ada, ben, 'Her own');
    expect(told(await askCertificate(ada, id))).toEqual(refused);
    expect((await askCertificate(ada, '01J00000000000000000000000')).status).toBe(404);
  });
});

test("a member's own are listed, the newest first", async () => {
  const dora = await stack.member('dora');
  const first = await newCertificate(ada, dora, 'First');
  const second = await newCertificate(ada, dora, 'Second');

  const own = await ownCertificates(dora);

  expect(own.map(({ number }: { number: string }) => number)).toEqual([second.number, first.number]);
  expect(await ownCertificates(ada)).toEqual([]);
});

test('it goes with the account, and comes with the download', async () => {
  const eve = await stack.member('eve');
  const { number } = await newCertificate(ada, eve, 'Gone with her');
  const { gather } = await import('#functions/worker/export/gather.ts');
  const { pageOf } = await import('#functions/worker/export/page.ts');
  const gathered = await gather(eve.id);
  expect(gathered?.certificates).toMatchObject([{ course: 'Gone with her', name: 'eve' }]);
  expect(pageOf(gathered as NonNullable<typeof gathered>, new Date())).toContain(
    'Gone with her, finished on',
  );
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('eve'), { wait: soon });
  await workerRests();

  expect((await open(number)).status).toBe(404);
  expect(await leftBehind(eve.id)).toEqual([]);
});

test('an address that is for members stays so: a public one is only read', async () => {
  const { courseId, number } = await newCertificate(ada, ben, 'Only read');
  const ask = async (method: string, path: string) => (await fetch(stack.url + path, { method })).status;

  expect(await ask('DELETE', `/api/certificates/${number}`)).toBe(401);
  expect(await ask('GET', '/api/certificates')).toBe(401);
  expect(await ask('POST', `/api/courses/${courseId}/certificate`)).toBe(401);
  expect(await ask('PUT', `/api/certificates/${number}`)).toBe(404);
  expect((await ben.call('POST', `/api/certificates/${number}`, {}, newKey())).status).toBe(404);
});
