import type { Course } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import type { Step } from '#web/components/state/progress-steps.tsx';
import { stateOf } from '#web/parts/lessons/known-lesson.ts';
import { isCompleted } from '#web/parts/lessons/learning.ts';
import { isEnrolled } from '../api.ts';

export interface ShownLesson {
  readonly lesson: LessonCard;
  /** From 1. */
  readonly number: number;
  readonly state: Step['state'];
}

/**
 * A course's lessons as they are for the member. What is loaded may not know yet that they are enrolled, or no more, or
 * what they finished: without enrolment all are locked, with it the first is open, and what follows a completed one.
 */
export function lessonsOf(course: Course, isOwn: boolean): readonly ShownLesson[] {
  const isIn = isEnrolled(course);
  const isOpen = (lesson: LessonCard, index: number) => {
    const before = course.lessons[index - 1];
    return !lesson.isLocked || !before || isCompleted(before);
  };
  const isLocked = (lesson: LessonCard, index: number) => !isOwn && !(isIn && isOpen(lesson, index));
  const open = course.lessons.filter((lesson, index) => !isLocked(lesson, index));
  const next = isIn ? nextOf(course, open) : undefined;
  return course.lessons.map((lesson, index) => ({
    lesson,
    number: index + 1,
    state: isLocked(lesson, index)
      ? 'locked'
      : isCompleted(lesson)
        ? 'done'
        : lesson === next
          ? 'now'
          : 'open',
  }));
}

/** The lesson to go on with: the one begun last, or else the first that is open and not completed. */
function nextOf({ lessonId }: Course, open: readonly LessonCard[]): LessonCard | undefined {
  const left = open.filter((lesson) => !isCompleted(lesson));
  return left.find(({ id }) => id === lessonId) ?? left[0];
}

/** Where 'Go to course' leads: undefined where there is no lesson. */
export function lessonToGoTo(course: Course, shown: readonly ShownLesson[]): ShownLesson | undefined {
  const last = shown.find(({ lesson }) => lesson.id === course.lessonId);
  return shown.find(({ state }) => state === 'now') ?? last ?? shown[0];
}

/** To a lesson, which is shown at once with what its course knows of it. */
export const linkTo = ({ lesson, number }: ShownLesson, lessonsCount: number, course: string) => ({
  to: `/lesson/${lesson.id}`,
  state: stateOf(lesson, { place: number, lessonsCount, course }),
});
