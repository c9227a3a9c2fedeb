import { BookOpen } from 'lucide-react';
import type * as z from 'zod/mini';
import type { lessonProgress } from '#contract/lessons/lesson-progress.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { showBegun, showCompleted } from '../api.ts';
import { messages } from './messages.ts';

type Kept = z.infer<typeof lessonProgress.completeLesson.output>;

/** The hooks of a lesson that was begun or completed. */
export const learningKind: KindHooks = {
  noun: messages.noun,
  Icon: BookOpen,
  onStep(_, { reply }) {
    const { lessonId, isCompleted } = (reply as Kept).data;
    (isCompleted ? showCompleted : showBegun)(lessonId);
  },
};
