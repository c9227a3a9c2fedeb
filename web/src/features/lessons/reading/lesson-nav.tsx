import { ArrowLeft, ArrowRight, Check, Lock } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { coursePath, testSubject } from '#web/parts/lessons/learning.ts';
import { useEntryOn } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import { linkBeside, onwardOf } from './onward.ts';
import './lesson-nav.css';

interface LessonNavProps {
  lesson: Lesson;
  /** Or whether an administrator looks at it. */
  isOwn: boolean;
  /** Whether the member has finished it, also when that is pending. */
  isCompleted: boolean;
}

/** At the end of a lesson: back, and on. Going on completes the lesson; its creator just turns pages. */
export function LessonNav({ lesson, isOwn, isCompleted }: LessonNavProps) {
  const { previous, next, test, course, isLocked } = lesson;
  const isHeld = !isOwn && !isCompleted && test?.isPassed === false;
  const { isLast, finish, ...to } = onwardOf(lesson, isOwn || isCompleted);
  if (isOwn && isLast) to.to = `${isLocked ? '' : '/admin'}${coursePath(course)}`;
  const go = (event: MouseEvent) => {
    // The second press of a double one would finish the lesson that has just opened.
    if (event.detail > 1) event.preventDefault();
    else finish();
  };
  return (
    <nav className="lesson-nav between gap-2-3" aria-label={messages.nav}>
      {previous && (
        <LinkButton {...linkBeside(previous, lesson, -1)} icon={<ArrowLeft />}>
          {messages.previous}
        </LinkButton>
      )}
      {isHeld ? (
        <Held testId={test.id}>{next ? <Next /> : <Complete />}</Held>
      ) : (
        <LinkButton {...to} variant="primary" onClick={go}>
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
        <Lock className="icon-xs" />
        {isOnItsWay ? messages.arriveFirst : messages.passFirst}
      </p>
    </>
  );
}
