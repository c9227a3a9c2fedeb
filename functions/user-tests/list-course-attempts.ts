import { listCourseAttempts as row } from '#contract/quizzes/user-tests.ts';
import { course } from '#kinds/declared/course.ts';
import { readLessons } from '#kinds/lessons/lessons.ts';
import { checkShown, shownTo } from '#kinds/reports/hidden.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showAttempt } from './attempt.ts';
import { listOfCourse } from './listed.ts';

export const handler = endpoint(row, async ({ courseId: id }, { member }) => {
  const [{ attempts, partial }, lessons, above] = await Promise.all([
    listOfCourse(member.id, id),
    readLessons(id),
    course.get({ id }),
  ]);
  const byLesson = Map.groupBy(attempts, ({ testId }) => testId);
  await checkShown(above, member, () => course.missing());
  // Nobody sees the attempts of a deleted lesson, nor of a hidden one.
  const data = (await shownTo(lessons, member)).flatMap(({ id, title }) =>
    (byLesson.get(id) ?? []).map((attempt) => ({ ...showAttempt(attempt), lesson: { id, title } })),
  );
  return { data, partial: partial || undefined };
});
