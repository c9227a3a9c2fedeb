import { Check } from 'lucide-react';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from '../messages.ts';
import type { Listed } from './course-facts.tsx';

/** How far the member is with a course that has lessons; never further than to its end. */
export function CardProgress({ course }: { course: Listed }) {
  const { title, lessonsCount = 0, completedCount = 0 } = course;
  if (lessonsCount === 0) return null;
  const done = Math.min(completedCount, lessonsCount);
  const words = messages.progress(done, lessonsCount);
  const isDone = done === lessonsCount;
  return (
    <div className="course-progress">
      <ProgressBar label={messages.progressOf(title)} value={done} max={lessonsCount} words={words} />
      <span className={isDone ? 'is-done' : undefined} aria-hidden="true">
        {isDone && <Check className="icon" />}
        {words}
      </span>
    </div>
  );
}
