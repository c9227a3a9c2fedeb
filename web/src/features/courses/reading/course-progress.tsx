import { ProgressSteps } from '#web/components/state/progress-steps.tsx';
import { messages as all, percentOf } from '../messages.ts';
import type { ShownLesson } from './lessons-of.ts';
import { messages } from './messages.ts';
import './course-progress.css';

/** How far a learner is with a course's lessons. */
export function CourseProgress({ lessons }: { lessons: readonly ShownLesson[] }) {
  const done = lessons.filter(({ state }) => state === 'done').length;
  const words = messages.progressOf(done, lessons.length);
  return (
    <section className="course-steps">
      <div className="course-steps-head">
        <h2>{words}</h2>
        <span>{all.percent(percentOf(done, lessons.length))}</span>
      </div>
      <ProgressSteps
        label={messages.progress}
        words={words}
        steps={lessons.map(({ lesson, state }) => ({ id: lesson.id, state }))}
      />
    </section>
  );
}
