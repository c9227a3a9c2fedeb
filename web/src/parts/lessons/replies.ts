import { type Course, type CourseCard, courses } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import { type Lesson, lessons } from '#contract/lessons.ts';
import { changeReplies, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';

/** Every list of courses that was loaded. */
export const courseLists = listCache<CourseCard, 'data'>(
  'data',
  [courses.listCourses, courses.listUserCourses],
  // What is put on top of lists is what the member has just made.
  ({ categoryId }) => ({ category: categoryId, role: 'created' }),
);

/** Changes what is kept of a course, without asking again. */
export function changeCourse(id: string, change: (course: Course) => Course): void {
  changeReplies(courses.getCourse, (shown) => (shown.id === id ? change(shown) : shown), { whole: true });
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

/** A lesson with all that is in it; undefined waits. */
export const useLesson = (id: string | undefined) =>
  useApi(lessons.getLesson, id === undefined ? null : { id });

/** Changes what is kept of a lesson, without asking again. */
export function changeLesson(id: string, change: (lesson: Lesson) => Lesson): void {
  changeReplies(lessons.getLesson, (shown) => (shown.id === id ? change(shown) : shown), { whole: true });
}

/** Neither a lesson nor those that lead to it are shown as they were. */
export function forgetLessonReply(id: string): void {
  changeReplies(lessons.getLesson, (shown) =>
    [shown.id, shown.previous?.id, shown.next?.id].includes(id) ? undefined : shown,
  );
}

/** After the member passed a lesson's test. */
export function showPassed(id: string): void {
  changeLesson(id, (lesson) =>
    lesson.test ? { ...lesson, test: { ...lesson.test, isPassed: true } } : lesson,
  );
}

/** After a lesson's test was written: how many questions it has by now, 0 for none. */
export function showQuestionsCount(
  { id, courseId }: Pick<LessonCard, 'id' | 'courseId'>,
  questionsCount: number,
): void {
  // Its creator alone writes it, and passes none.
  const test = questionsCount > 0 ? { id, questionsCount, isPassed: false } : undefined;
  changeLesson(id, (lesson) => ({ ...lesson, questionsCount, test }));
  changeLessonsOf(courseId, (shown) =>
    shown.map((lesson) => (lesson.id === id ? { ...lesson, questionsCount } : lesson)),
  );
}
