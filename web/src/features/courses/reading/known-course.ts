import { CourseCard } from '#contract/courses.ts';
import { knownIn } from '#web/lib/known-in.ts';

/** What the list that one comes from handed on of a course in the history's state. */
export const knownCourse = (state: unknown, id: string): CourseCard | undefined =>
  knownIn(CourseCard, 'course', state, id);
