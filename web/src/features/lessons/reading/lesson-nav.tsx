import { ArrowLeft, ArrowRight, Check, Lock } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Lesson, LessonBeside } from '#contract/lessons.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { stateOf } from '#web/parts/lessons/known-lesson.ts';
import { coursePath, testSubject } from '#web/parts/lessons/learning.ts';
import { useEntryOn } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import { finishLesson } from './progress.ts';
import './lesson-nav.css';

interface LessonNavProps {
  lesson: Lesson;
  isOwn: boolean;
  /** Whether the member has finished it, also when that is pending. */
  isCompleted: boolean;
}

/** At the end of a lesson: back, and on. Going on completes the lesson; its creator just turns pages. */
export function LessonNav({ lesson, isOwn, isCompleted }: LessonNavProps) {
  const { previous, next, test, course } = lesson;
  const isHeld = !isOwn && !isCompleted && test?.isPassed === false;
  const finish = (event: MouseEvent) => {
    // The second press of a double one would finish the lesson that has just opened.
    if (event.detail > 1) return event.preventDefault();
    if (isOwn || isCompleted) return;
    finishLesson(lesson);
    if (!next) toast(messages.done(course.title));
  };
  const to = next
    ? linkTo(next, lesson, 1)
    : { to: isOwn ? `/admin${coursePath(course)}` : coursePath(course) };
  return (
    <nav className="lesson-nav between gap-2-3" aria-label={messages.nav}>
      {previous && (
        <LinkButton {...linkTo(previous, lesson, -1)} icon={<ArrowLeft />}>
          {messages.previous}
        </LinkButton>
      )}
      {isHeld ? (
        <Held testId={test.id}>{next ? <Next /> : <Complete />}</Held>
      ) : (
        <LinkButton {...to} variant="primary" onClick={finish}>
          {next ? <Next /> : isOwn ? messages.toCourse : <Complete />}
        </LinkButton>
      )}
    </nav>
  );
}

const Next = () => (
  <>
    {messages.next}
    <ArrowRight />
  </>
);

const Complete = () => (
  <>
    <Check />
    {messages.complete}
  </>
);

/** It keeps its place, can be focused, and says why it does nothing. */
function Held({ testId, children }: { testId: string; children: ReactNode }) {
  const why = useId();
  const entry = useEntryOn(testSubject(testId));
  const isOnItsWay = entry !== undefined && entry.state !== 'refused';
  return (
    <>
      <Button variant="primary" aria-disabled aria-describedby={why}>
        {children}
      </Button>
      <p className="lesson-why row gap-2 soft text-sm" id={why}>
        <Lock />
        {isOnItsWay ? messages.arriveFirst : messages.passFirst}
      </p>
    </>
  );
}

function linkTo(beside: LessonBeside, { course, place, lessonsCount }: Lesson, step: 1 | -1) {
  const where = { place: place + step, lessonsCount, course: course.title };
  return { to: `/lesson/${beside.id}`, state: stateOf(beside, where) };
}
