import { type CourseCard, type CourseRole, courses } from '#contract/courses.ts';
import { changeReplies, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';

/** Every list of courses that was loaded. */
export const courseLists = listCache<CourseCard, 'data'>('data', [
  courses.listCourses,
  courses.listUserCourses,
]);

export const useCourse = (id: string) => useApi(courses.getCourse, { id });

/** The first page of the member's own, of one role. */
export const useOwnCourses = (role: CourseRole) => useApi(courses.listUserCourses, { role, pageNumber: 1 });

/** What the member has of a course: their own, not enrolled, enrolled. */
export const isEnrolled = ({ enrolledUser }: Pick<CourseCard, 'enrolledUser'>): boolean =>
  enrolledUser[0]?.enrolls.isEnroll === true;

/** After a course was made or changed: it stands first, or is shown as it is now. */
export function showSaved(saved: CourseCard, isNew: boolean): void {
  if (isNew) {
    courseLists.add(saved);
    courseLists.complete(saved.id);
    return;
  }
  courseLists.change(saved.id, () => saved);
  // It may be filed elsewhere now.
  courseLists.reload();
}

/** Takes a deleted course out of every list at once, and loads what is shown again. */
export function forgetDeleted(id: string): void {
  courseLists.remove(id);
  changeReplies(courses.getCourse, (shown) => (shown.id === id ? undefined : shown));
}
