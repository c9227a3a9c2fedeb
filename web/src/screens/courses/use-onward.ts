import { lessons } from '#contract/lessons/lessons.ts';
import { onwardOf } from '#web/features/lessons/reading/onward.ts';
import type { Onward } from '#web/features/quizzes/taking/result.tsx';
import { useKnown } from '#web/lib/api/replies.tsx';
import { isCompleted, useIsFinished } from '#web/parts/lessons/learning.ts';

/** The way on from the lesson of a test; undefined where the lesson is not on the device. */
export function useOnward(lessonId: string): Onward | undefined {
  const lesson = useKnown(lessons.getLesson, { id: lessonId });
  const isFinished = useIsFinished();
  return lesson && onwardOf(lesson, isCompleted(lesson) || isFinished(lesson));
}
