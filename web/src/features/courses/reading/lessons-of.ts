import type { Course } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
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
 * A course's lessons as they are for the member. The loaded reply may not know of their last enrolment or completed
 * lessons: without enrolment all are locked, with it the first is open, and each after a completed one.
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

/** The lesson to go on with: the last begun one, otherwise the first that is open and not completed. */
function nextOf({ lessonId }: Course, open: readonly LessonCard[]): LessonCard | undefined {
  const left = open.filter((lesson) => !isCompleted(lesson));
  return left.find(({ id }) => id === lessonId) ?? left[0];
}

/** The address of 'Go to course': undefined without a lesson. */
export function lessonToGoTo(course: Course, shown: readonly ShownLesson[]): ShownLesson | undefined {
  const last = shown.find(({ lesson }) => lesson.id === course.lessonId);
  return shown.find(({ state }) => state === 'now') ?? last ?? shown[0];
}

/** A link to a lesson, which shows at once what its course has of it. */
export const linkTo = ({ lesson, number }: ShownLesson, lessonsCount: number, course: string) => ({
  to: `/lesson/${lesson.id}`,
  state: stateOf(lesson, { place: number, lessonsCount, course }),
});
