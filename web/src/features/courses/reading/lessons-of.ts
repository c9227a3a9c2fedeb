import type { Course } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import type { Step } from '#web/components/state/progress-steps.tsx';
import { isEnrolled } from '../api.ts';

export interface ShownLesson {
  readonly lesson: LessonCard;
  /** From 1. */
  readonly number: number;
  readonly state: Step['state'];
}

const isCompleted = ({ lesson_progresses: [own] }: LessonCard) => own?.isCompleted === true;

/**
 * A course's lessons as they are for the member. What is loaded may not know yet that they are enrolled, or no more:
 * without enrolment all are locked, with it the first is open.
 */
export function lessonsOf(course: Course, isOwn: boolean): readonly ShownLesson[] {
  const isIn = isEnrolled(course);
  const isLocked = (lesson: LessonCard, place: number) => !isOwn && (!isIn || (lesson.isLocked && place > 0));
  const open = course.lessons.filter((lesson, place) => !isLocked(lesson, place));
  const next = isIn ? nextOf(course, open) : undefined;
  return course.lessons.map((lesson, place) => ({
    lesson,
    number: place + 1,
    state: isLocked(lesson, place)
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
export function lessonToGoTo(course: Course, shown: readonly ShownLesson[]): string | undefined {
  const at = (state: Step['state']) => shown.find((each) => each.state === state)?.lesson.id;
  const isThere = shown.some(({ lesson }) => lesson.id === course.lessonId);
  return at('now') ?? (isThere ? course.lessonId : undefined) ?? shown[0]?.lesson.id;
}
