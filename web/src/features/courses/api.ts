import type * as z from 'zod/mini';
import { type Course, type CourseCard, type CourseRole, courses } from '#contract/courses/courses.ts';
import type { enrolls } from '#contract/courses/enrolls.ts';
import { changeReplies, refresh, useApi } from '#web/lib/api/replies.tsx';
import { changeCourse, courseLists } from '#web/parts/lessons/replies.ts';

export const useCourse = (id: string) => useApi(courses.getCourse, { id });

/** The first page of the member's own courses, in one role. */
export const useOwnCourses = (role: CourseRole) => useApi(courses.listUserCourses, { role, pageNumber: 1 });

/** Whether the member is enrolled. */
export const isEnrolled = ({ enrolledUser }: Pick<CourseCard, 'enrolledUser'>): boolean =>
  enrolledUser[0]?.enrolls.isEnroll === true;

/** Whether the member may join by themselves: it is free, or its creator has let them in before they left. */
export const mayJoin = ({ isFree, isLetIn }: Pick<CourseCard, 'isFree' | 'isLetIn'>): boolean =>
  isFree || isLetIn === true;

/** After a course was made or changed: it comes first, or is shown as it is now. */
export function showSaved(saved: CourseCard, isNew: boolean): void {
  if (isNew) {
    courseLists.add(saved);
    courseLists.complete(saved.id);
    return;
  }
  courseLists.change(saved.id, () => saved);
  // It may have another category now.
  courseLists.reload();
}

/** Lessons in the order of these ids; others come last. */
export function inOrder(lessons: Course['lessons'], ids: readonly string[]): Course['lessons'] {
  const placeOf = ({ id }: { readonly id: string }) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return lessons.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** After the creator reordered its lessons. */
export const showOrder = (id: string, order: readonly string[]): void =>
  changeCourse(id, (shown) => ({ ...shown, lessons: inOrder(shown.lessons, order) }));

/** Takes a deleted lesson out of its course at once, and reloads what is shown. */
export function forgetLesson(courseId: string, id: string): void {
  changeReplies(
    courses.getCourse,
    (shown) => {
      if (shown.id !== courseId) return shown;
      const left = shown.lessons.filter((lesson) => lesson.id !== id);
      return { ...shown, lessons: left, lessonsCount: left.length };
    },
    { reloads: true },
  );
  courseLists.reload();
}

/** Takes a deleted course out of every list at once, and reloads what is shown. */
export function forgetDeleted(id: string): void {
  courseLists.remove(id);
  changeReplies(courses.getCourse, (shown) => (shown.id === id ? undefined : shown), { reloads: true });
}

/** Reloads a course whose price, or learners, may have changed. */
export function reloadCourse(id: string): void {
  void refresh(courses.getCourse, (shown) => shown?.id === id);
  courseLists.reload();
}

/** After the member enrolled or left; `isLast`: no other entry of that is pending. */
export function showEnrolment({ courseId, isEnroll, learnersCount }: Enrolment, isLast: boolean): void {
  let hadLeft = false;
  const change = <C extends CourseCard>(course: C): C => {
    hadLeft ||= course.enrolledUser[0]?.enrolls.isEnroll === false;
    return {
      ...course,
      learnersCount,
      enrolledUser: [{ id: course.enrolledUser[0]?.id ?? courseId, enrolls: { isEnroll } }],
      completedCount: isEnroll ? (course.completedCount ?? 0) : undefined,
    };
  };
  courseLists.change(courseId, change);
  // Other lessons are open now: it loads again.
  changeReplies(courses.getCourse, (shown) => (shown.id === courseId ? change(shown) : shown), {
    reloads: true,
  });
  if (!isEnroll)
    changeReplies(courses.listUserCourses, (page) => withoutTaken(page, courseId), { reloads: true });
  if (!isLast) return;
  // Only the API knows what they had completed before they left.
  if (isEnroll && hadLeft) courseLists.reload();
  else courseLists.complete(courseId, isEnroll ? [courses.listUserCourses] : []);
}

/** After its creator let somebody in, or took them out. */
export function showLearnersCount(courseId: string, learnersCount: number): void {
  const change = <C extends CourseCard>(course: C): C => ({ ...course, learnersCount });
  courseLists.change(courseId, change);
  changeCourse(courseId, change);
}

/** After the member rated a course. */
export function showFeedback({ courseId, stars, text, mean, ratings }: Given): void {
  showRated({ courseId, mean, ratings }, { stars, text });
}

/** After they took that back. */
export const showTakenBack = (rated: Rated) => showRated(rated, undefined);

function showRated({ courseId, mean, ratings }: Rated, feedback: Course['feedback']): void {
  const change = <C extends CourseCard>(course: C): C => ({ ...course, stars: mean, ratings });
  courseLists.change(courseId, change);
  changeCourse(courseId, (shown) => {
    const moved = (stars: number) =>
      Number(stars === feedback?.stars) - Number(stars === shown.feedback?.stars);
    const starCounts = shown.starCounts.map((count, index) => count + moved(index + 1));
    return { ...change(shown), starCounts, feedback };
  });
  void refresh(courses.listFeedback);
}

type Enrolment = z.output<typeof enrolls.leave.output>['data'];
type Given = z.output<typeof courses.giveFeedback.output>['data'];
type Rated = z.output<typeof courses.takeFeedbackBack.output>['data'];
type OwnPage = z.output<typeof courses.listUserCourses.output>;

/** A page of a member's own courses, after they left one: courses that they made stay. */
function withoutTaken(page: OwnPage, id: string): OwnPage {
  if (!page.data.some((course) => course.id === id)) return page;
  return { ...page, totalItems: page.totalItems - 1, data: page.data.filter((course) => course.id !== id) };
}
