import { type Course, type CourseCard, courses } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';
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
