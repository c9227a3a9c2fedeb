import { beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { permissionRows } from '#test/contract/permission-rows.ts';
import { newKey } from '#test/forms.ts';
import { expectOneEffect } from '#test/system/effects.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { finishedCourse } from '#test/things/courses/certificates.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson, startLesson } from '#test/things/courses/lessons.ts';
import { newAttempt, newTested, subjective, takeTest, twoQuestions } from '#test/things/courses/quizzes.ts';
import { newNews } from '#test/things/news.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { answersTo, newSurvey } from '#test/things/surveys/surveys.ts';

/*
 * The rest of `replays.test.ts`: rows that write, which the permission matrix asks in vain because something has to be
 * so first. Each is asked twenty times at once under one key, and twice afterwards: it has the effect of one request.
 */

const stack = useStack();
let root: TestMember;
beforeAll(async () => {
  root = await stack.member('root', ['admin']);
});

interface Crew {
  readonly name: string;
  readonly teacher: TestMember;
  readonly learner: TestMember;
}
/** What is asked, by whom. */
type Asked = readonly [member: TestMember, path: string, body: object];

const taught = async ({ teacher, learner }: Crew) => {
  const { id } = await newCourse(teacher);
  const { id: lessonId } = await newLesson(teacher, id);
  await enrol(learner, id);
  return { id, lessonId };
};
const reported = async ({ name, teacher, learner }: Crew) => {
  const { id: place } = await newCommunity(teacher, { name: `Village of ${name}` });
  const { id } = await newNews(learner, {}, place);
  await report(root, 'news', id);
  return { place, id };
};
const question = 'What did you see in the field?';

const prepared: Readonly<Record<string, (crew: Crew) => Promise<Asked>>> = {
  'courses.giveFeedback': async (crew) => [
    crew.learner,
    `/api/courses/${(await taught(crew)).id}/feedback`,
    { stars: 4, text: 'From seed to oil.' },
  ],
  'certificates.makeCertificate': async ({ teacher, learner }) => [
    learner,
    `/api/courses/${(await finishedCourse(teacher, learner)).id}/certificate`,
    {},
  ],
  'enrolls.letIn': async ({ teacher, learner }) => {
    const { id } = await newCourse(teacher, { isFree: 'false', price: '9' });
    return [teacher, `/api/courses/${id}/learners`, { userId: learner.id }];
  },
  'lesson-progress.startLesson': async (crew) => {
    const { lessonId } = await taught(crew);
    return [crew.learner, '/api/lesson-progress/start', { lessonId, startTime: '1741600000000' }];
  },
  'lesson-progress.completeLesson': async (crew) => {
    const { lessonId } = await taught(crew);
    await startLesson(crew.learner, lessonId);
    const done = { isCompleted: true, endTime: '1741601800000' };
    return [crew.learner, `/api/lesson-progress/${lessonId}`, done];
  },
  'quizzes.createTest': async (crew) => {
    const { lessonId } = await taught(crew);
    return [crew.teacher, '/api/tests/add', { lessonId, questions: twoQuestions }];
  },
  'user-tests.startTest': async ({ teacher, learner }) => {
    const { lessonId } = await newTested(teacher, [learner]);
    return [learner, '/api/user_tests/start', { lessonId, startTime: '1741600000000' }];
  },
  'user-tests.finishTest': async ({ teacher, learner }) => {
    const { lessonId, ids } = await newTested(teacher, [learner]);
    const { id } = await newAttempt(learner, lessonId);
    const choices = [{ questionId: ids[0], choice: 'August' }];
    return [learner, `/api/user_tests/${id}`, { endTime: '1741601800000', choices }];
  },
  'user-tests.remark': async ({ teacher, learner }) => {
    const { lessonId, ids } = await newTested(teacher, [learner], [subjective(question)]);
    const { body } = await takeTest(learner, lessonId, { [question]: 'Nine days ahead.' });
    const remarks = [{ questionId: ids[0], text: 'Well seen.', isRight: true }];
    return [teacher, `/api/user_tests/${body.data.id}/remarks`, { remarks }];
  },
  'surveys.answerSurvey': async ({ name, teacher, learner }) => {
    const { id: place } = await newCommunity(teacher, { name: `Village of ${name}` });
    await learner.call('POST', '/api/communities-users/follow', { communityId: place }, newKey());
    const { id, questions } = await newSurvey(teacher, place);
    return [learner, `/api/surveys/${id}/answers`, { answers: answersTo(questions) }];
  },
  'reports.decideReport': async (crew) => [
    crew.teacher,
    `/api/reports/news/${(await reported(crew)).id}`,
    { action: 'hide', note: 'Please be kind.' },
  ],
  'reports.answerReport': async (crew) => {
    const { id } = await reported(crew);
    await decide(crew.teacher, 'news', id, 'hide');
    return [crew.learner, `/api/reports/news/${id}/reply`, { text: 'I measured it.' }];
  },
  'moderation.shutOut': async (crew) => {
    const { place } = await reported(crew);
    return [crew.teacher, `/api/communities/${place}/members/${crew.learner.id}/shut-out`, { days: 7 }];
  },
  'categories.updateCategory': async ({ name }) => {
    const { body } = await root.call('POST', '/api/categories', { name: `Category of ${name}` }, newKey());
    return [root, `/api/categories/${body.data.id}`, { name: `Field of ${name}` }];
  },
};

const routes = new Map<string, Route>(
  Object.entries(contract).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([name, route]) => [`${domain}.${name}`, route as Route] as const),
  ),
);

test('all rows that write and that nobody of the matrix may ask are here', () => {
  const asked = [...routes].filter(([name, { method, access }]) => {
    const [, ...others] = permissionRows[name]?.expected ?? [];
    // Who is not signed in has no keys.
    return access !== 'public' && /POST|PUT/.test(method) && others.every((status) => status >= 300);
  });

  expect(asked.map(([name]) => name).filter((name) => !(name in prepared))).toEqual([]);
});

async function crewOf(name: string): Promise<Crew> {
  const short = name.replace('.', '-');
  return { name, teacher: await stack.member(`${short}-t`), learner: await stack.member(`${short}-l`) };
}

test.each(Object.keys(prepared))('%s has one effect, twenty at once and again afterwards', async (name) => {
  const prepare = prepared[name] ?? expect.fail();
  const method = routes.get(name)?.method ?? '';
  const send =
    ([member, path, body]: Asked) =>
    (key: string) =>
      member.call(method, path, body, key);
  const once = await prepare(await crewOf(`${name}-1`));
  const often = await prepare(await crewOf(`${name}-2`));

  await expectOneEffect({ once: send(once), often: send(often) });
});
