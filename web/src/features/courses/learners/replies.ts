import type * as z from 'zod/mini';
import { courses } from '#contract/courses.ts';
import { enrolls } from '#contract/enrolls.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { changeCourse, courseLists } from '#web/parts/lessons/course-replies.ts';

type Standing = z.output<typeof enrolls.takeOut.output>['data'];

/** After somebody was let in, or taken out. */
export function showStanding({
  courseId,
  learnersCount,
}: Pick<Standing, 'courseId' | 'learnersCount'>): void {
  const change = <C extends object>(course: C): C => ({ ...course, learnersCount });
  courseLists.change(courseId, change);
  changeCourse(courseId, change);
  void refresh(enrolls.listLearners);
}

/** After it turned out that somebody was out already. */
export function reloadLearners(courseId: string): void {
  void refresh(enrolls.listLearners);
  void refresh(courses.getCourse, (shown) => shown?.id === courseId);
}
