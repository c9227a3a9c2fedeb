import type { CourseCard } from '#contract/courses/courses.ts';

/** A member's progress in a course that they take. */
interface Progress {
  readonly state: 'new' | 'going' | 'done';
  /** Lessons; never more than there are. */
  readonly done: number;
  readonly all: number;
  /** Whole percent, 100 only where all is done. */
  readonly percent: number;
}

type Counted = Pick<CourseCard, 'lessonsCount' | 'completedCount' | 'lessonId'>;

/** How far a member is with a course that they take. */
export function progressOf({ lessonsCount: all, completedCount = 0, lessonId }: Counted): Progress {
  const done = Math.min(completedCount, all);
  if (all > 0 && done === all) return { state: 'done', done, all, percent: 100 };
  const isBegun = done > 0 || lessonId !== undefined;
  return {
    state: isBegun ? 'going' : 'new',
    done,
    all,
    percent: all && Math.min(Math.round((done / all) * 100), 99),
  };
}

/** Where the member goes on with a course: the lesson that was begun last, otherwise its page. */
export function wayOn(course: Counted & Pick<CourseCard, 'id'>): string {
  const isGoing = progressOf(course).state === 'going' && course.lessonId !== undefined;
  return isGoing ? `/lesson/${course.lessonId}` : `/course/${course.id}`;
}
