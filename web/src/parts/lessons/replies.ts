import { type Course, type CourseCard, courses } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { type Lesson, lessons } from '#contract/lessons/lessons.ts';
import { changeReplies, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';

/** Every loaded list of courses. */
export const courseLists = listCache<CourseCard, 'data'>(
  'data',
  [courses.listCourses, courses.listUserCourses],
  // New items on top of lists are the member's own.
  ({ categoryId }) => ({ category: categoryId, role: 'created' }),
);

/** Changes the kept replies of a course, without a request. */
export function changeCourse(id: string, change: (course: Course) => Course): void {
  changeReplies(courses.getCourse, (shown) => (shown.id === id ? change(shown) : shown));
}

/** The same for its lessons. */
export function changeLessonsOf(
  courseId: string,
  change: (lessons: readonly LessonCard[]) => readonly LessonCard[],
): void {
  changeCourse(courseId, (course) => {
    const lessons = [...change(course.lessons)];
    return { ...course, lessons, lessonsCount: lessons.length };
  });
}

/** A lesson with all its content; undefined waits. */
export const useLesson = (id: string | undefined) =>
  useApi(lessons.getLesson, id === undefined ? null : { id });

/** Changes the kept replies of a lesson, without a request. */
export function changeLesson(id: string, change: (lesson: Lesson) => Lesson): void {
  changeReplies(lessons.getLesson, (shown) => (shown.id === id ? change(shown) : shown));
}

/** A lesson, and those that lead to it, are loaded again. */
export function forgetLessonReply(id: string): void {
  changeReplies(
    lessons.getLesson,
    (shown) => ([shown.id, shown.previous?.id, shown.next?.id].includes(id) ? undefined : shown),
    { reloads: true },
  );
}

/** After the member passed a lesson's test. */
export function showPassed(id: string): void {
  changeLesson(id, (lesson) =>
    lesson.test ? { ...lesson, test: { ...lesson.test, isPassed: true } } : lesson,
  );
}

/** After a lesson's test was saved: how many questions it has by now, 0 for none. */
export function showQuestionsCount(
  { id, courseId }: Pick<LessonCard, 'id' | 'courseId'>,
  questionsCount: number,
): void {
  // Only its creator saves it, who takes no attempts.
  const test = questionsCount > 0 ? { id, questionsCount, isPassed: false } : undefined;
  changeLesson(id, (lesson) => ({ ...lesson, questionsCount, test }));
  changeLessonsOf(courseId, (shown) =>
    shown.map((lesson) => (lesson.id === id ? { ...lesson, questionsCount } : lesson)),
  );
}
