import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { UserTest } from '#contract/quizzes/user-tests.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { AttemptRow } from '#web/parts/attempts/attempt-row.tsx';
import { messages as ofAttempts } from '#web/parts/attempts/messages.ts';
import { UnsentRow, useUnsentAttempts } from '#web/parts/attempts/unsent-row.tsx';
import { testSubject } from '#web/parts/lessons/learning.ts';
import type { useAttempts } from '../api.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';
import { WayOn } from './way-on.tsx';
import './test-panel.css';

const AllResults = lazyPart(async () => (await import('./all-results.tsx')).AllResults);

interface OwnResultsProps {
  lesson: Lesson;
  test: NonNullable<Lesson['test']>;
  isPassed: boolean;
  results: ReturnType<typeof useAttempts>;
}

/** How many attempts are shown before a press shows all. */
const MAX_ATTEMPTS_SHOWN = 2;

/** The member's own results, and the way to the next attempt. */
export function OwnResults({ lesson, test, isPassed, results }: OwnResultsProps) {
  const { data, error, isValidating, mutate } = results;
  const [isAll, setAll] = useState(false);
  const unsent = useUnsentAttempts({ subject: testSubject(test.id) });
  const attempts = data?.attempts ?? [];
  const remarked = attempts.findLast(({ remarkedAt }) => remarkedAt);
  const questions = data?.test?.questionsCount ?? test.questionsCount;
  const total = data?.test?.total_marks;
  const hint =
    total === undefined || isPassed
      ? undefined
      : attempts.length === 0
        ? messages.conditions(questions, total)
        : `${messages.needed(total)} ${opensOf(lesson)}`.trim();

  if (!data && !error)
    return (
      <Loading label={messages.loading}>
        <PanelSkeleton />
      </Loading>
    );
  return (
    <>
      {unsent.length > 0 && (
        <ol>
          {unsent.map((entry) => (
            <UnsentRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data && attempts.length + unsent.length === 0 && (
        <p className="test-saying text-lg strong">{messages.unfinished}</p>
      )}
      {attempts.length > 0 && (
        <ol>
          {attempts.map((attempt, index) => {
            // An attempt with remarks is always shown.
            if (index >= MAX_ATTEMPTS_SHOWN && attempt !== remarked) return null;
            return (
              <OwnAttempt key={attempt.id} attempt={attempt} title={lesson.title} position={index + 1} />
            );
          })}
        </ol>
      )}
      {attempts.length > MAX_ATTEMPTS_SHOWN && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {messages.showAll}
        </button>
      )}
      {!data && (
        <p className="test-saying text-lg strong" role="alert">
          {messages.failed} <RetryButton busy={isValidating} onClick={() => void mutate()} />
        </p>
      )}
      <WayOn lesson={lesson} hint={hint} isPassed={isPassed} finished={attempts.map(({ id }) => id)} />
      {isAll && <AllResults attempts={attempts} title={lesson.title} onClose={() => setAll(false)} />}
    </>
  );
}

/** A passed test opens the next lesson; a lesson that was completed before it had a test opens it anyway. */
const opensOf = ({ lesson_progresses: [own], next }: Lesson): string =>
  own?.isCompleted ? '' : messages.opens(next ? messages.next : messages.complete);

interface OwnAttemptProps {
  attempt: UserTest;
  /** Its number among those of its lesson, from 1. */
  position: number;
  /** Of the lesson. */
  title: string;
  isDated?: boolean;
}

/** A finished attempt of the member's own, with links to their answers and to the teacher's remarks. */
export function OwnAttempt({ attempt, position, title, isDated = false }: OwnAttemptProps) {
  const { id, testId, remarkedAt } = attempt;
  const text = remarkedAt ? messages.marked : messages.yours;
  return (
    <AttemptRow attempt={attempt} position={position} isDated={isDated}>
      <Link
        className="link"
        to={testPath({ lesson: { title }, id, testId })}
        aria-label={messages.of(text, ofAttempts.attempt(position))}
      >
        {text}
      </Link>
    </AttemptRow>
  );
}

/** A skeleton the size of a panel without attempts. */
const PanelSkeleton = () => (
  <>
    <div className="test-saying text-lg strong">
      <Skeleton shape="line" width={90} />
    </div>
    <Skeleton shape="line" width={70} className="test-hint text-sm" />
    <Skeleton shape="picture" className="test-sk-act" />
  </>
);
