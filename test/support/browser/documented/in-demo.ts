import type { CourseCard } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import type { NewsCard } from '#contract/news/news.ts';
import type { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { livingSoil } from '#lib/local/demo/living-soil.ts';
import { signIn } from '#lib/local/sign-in.ts';
import type { System } from '#test/browser/stored-session.ts';
import { testPath } from '#web/features/quizzes/test-path.ts';
import { type DocumentedScreen, filled, type Known } from './screen.ts';

async function asking({ url, cognito }: System, whom: string) {
  const { id, token } = await signIn(cognito, whom, 'harvest1');
  const ask = async (path: string, init?: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/${path}`, { headers, ...init });
    return reply.json();
  };
  return { id, ask };
}

/** What the demo has for the documents' addresses. */
async function known(system: System): Promise<Known> {
  const { id, ask } = await asking(system, 'farmer');
  const first = <T>(found: readonly T[]) => found[0] as T & { id: string; title: string };
  const { data: news }: { data: NewsCard[] } = await ask('news/community/3');
  const { data: members } = await ask('communities-users/community/3');
  const [course, ownCourse, group, enterprise] = (
    await Promise.all(
      [
        'courses/user?role=enrolled',
        'courses/user?role=created',
        'groups/community/3/user',
        'enterprises/community/3/user',
      ].map((path) => ask(path)),
    )
  ).map(({ data }) => first(data as { id: string; title: string }[]));
  if (!course || !ownCourse || !group || !enterprise)
    throw new Error('the farmer of the demo has too little');
  const own = first(news.filter(({ creator }) => creator === id));
  return {
    farmer: id,
    farmerName: 'Rosa Delgado',
    member: members.find(({ userId }: { userId: string }) => userId !== id).userId,
    news: own.id,
    newsTitle: own.title,
    course: course.id,
    courseTitle: course.title,
    ownCourse: ownCourse.id,
    ownCourseTitle: ownCourse.title,
    group: group.id,
    groupTitle: group.title,
    enterprise: enterprise.id,
    enterpriseTitle: enterprise.title,
  };
}

/** The documents' addresses with what the farmer of the demo has. */
export async function inDemo(
  system: System,
  screens: readonly DocumentedScreen[],
): Promise<readonly DocumentedScreen[]> {
  const names = await known(system);
  return screens.map((screen) => ({
    ...screen,
    path: filled(screen.path, names),
    title: filled(screen.title, names),
    controls: screen.controls?.map((control) => filled(control, names)) ?? [],
  }));
}

async function lessonsOf(system: System, whom: 'farmer' | 'teacher') {
  const { ask } = await asking(system, whom);
  const mine: CourseCard[] = (await ask(`courses/user?role=${whom === 'farmer' ? 'enrolled' : 'created'}`))
    .data;
  const course = mine.find(({ title }) => title === livingSoil.title)?.id;
  const [first, second, third]: LessonCard[] = (await ask(`lessons/course/${course}`)).data;
  if (!first || !second || !third) throw new Error('the course of the demo has no lessons');
  return { ask, course, first, second, third };
}

/** The demo's whole course, half done by the farmer, as its learner meets it. */
export async function learnersScreens(system: System): Promise<readonly DocumentedScreen[]> {
  const { ask, first, second } = await lessonsOf(system, 'farmer');
  const body = JSON.stringify({ lessonId: second.id, startTime: String(Date.now()) });
  const attempt: OneUserTest = (await ask('user_tests/start', { method: 'POST', body })).data;
  return [
    { picture: 'lesson', path: `/lesson/${second.id}`, title: second.title },
    { picture: 'lesson-without-test', path: `/lesson/${first.id}`, title: first.title },
    { picture: 'test', path: testPath(attempt), title: 'Lesson test', hasOtherBars: true },
  ];
}

/** The same as its teacher meets it. */
export async function teachersScreens(system: System): Promise<readonly DocumentedScreen[]> {
  const { course, second, third } = await lessonsOf(system, 'teacher');
  return [
    { picture: 'lesson-own', path: `/lesson/${second.id}`, title: second.title },
    { picture: 'lesson-add', path: `/admin/lesson/add?course=${course}`, title: 'Add lesson' },
    { picture: 'lesson-edit', path: `/admin/lesson/edit/${second.id}`, title: 'Edit lesson' },
    { picture: 'test-add', path: `/admin/add-test/${third.id}`, title: 'Add test' },
    { picture: 'test-edit', path: `/admin/edit-test/${second.id}`, title: 'Edit test' },
  ];
}
