import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Lesson } from '#contract/lessons.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useThingAt } from '#web/parts/sync/queue/use-outbox.ts';
import { loadOutbox } from '#web/parts/sync/queue/wishes.ts';
import type { useAttempts } from '../api.ts';
import { attemptKept, countAnswers, dropFinished } from '../kept-answers.ts';
import { messages as all } from '../messages.ts';
import { testPath } from '../test-path.ts';
import { attemptOf, standsAt } from '../unsent-test.ts';
import { messages } from './messages.ts';
import { OwnAttempt } from './own-attempt.tsx';
import { UnsentTest } from './unsent-test.tsx';
import { useStart } from './use-start.ts';

const AllResults = lazyPart(async () => (await import('./all-results.tsx')).AllResults);

interface OwnResultsProps {
  lesson: Lesson;
  test: NonNullable<Lesson['test']>;
  isPassed: boolean;
  results: ReturnType<typeof useAttempts>;
}

/** How many attempts are shown before one asks for all. */
const SHOWN = 2;

/** How the member's own attempts went, and the way to the next one. */
export function OwnResults({ lesson, test, isPassed, results }: OwnResultsProps) {
  const { data, error, isValidating, mutate } = results;
  const [isAll, setAll] = useState(false);
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
      {data && attempts.length === 0 && <p className="test-saying">{messages.unfinished}</p>}
      {attempts.length > 0 && (
        <ol>
          {attempts.map((attempt, index) => {
            // What the teacher said is never among those that one has to ask for.
            if (index >= SHOWN && attempt !== remarked) return null;
            return <OwnAttempt key={attempt.id} attempt={attempt} title={lesson.title} place={index + 1} />;
          })}
        </ol>
      )}
      {attempts.length > SHOWN && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {messages.showAll}
        </button>
      )}
      {!data && (
        <p className="test-saying" role="alert">
          {messages.failed}{' '}
          <Button small busy={isValidating} busyText={messages.retrying} onClick={() => void mutate()}>
            {messages.retry}
          </Button>
        </p>
      )}
      <WayOn lesson={lesson} hint={hint} isPassed={isPassed} finished={attempts.map(({ id }) => id)} />
      {isAll && <AllResults attempts={attempts} title={lesson.title} onClose={() => setAll(false)} />}
    </>
  );
}

/** What a passed test frees; a lesson that was completed before it had one holds nobody up. */
function opensOf({ lesson_progresses: [own], next }: Lesson): string {
  return own?.isCompleted ? '' : messages.opens(next ? messages.next : messages.complete);
}

interface WayOnProps {
  lesson: Lesson;
  /** What is to be known before one starts. */
  hint: string | undefined;
  isPassed: boolean;
  /** Ids of attempts. */
  finished: readonly string[];
}

/** To the test: where one goes on with answers that are kept, where a finished one waits to be sent, or from its beginning. */
function WayOn({ lesson, hint, isPassed, finished }: WayOnProps) {
  const { id: testId, title } = lesson;
  const memberId = useSession().user?.id ?? '';
  const device = all.device(useMedia(breakpoints.shell));
  const thing = useThingAt(standsAt(testId));
  const { start, isStarting, problem } = useStart(lesson);
  const kept = attemptKept(memberId, testId, finished);
  const known = finished.join(' ');
  // It was finished elsewhere, and this is what it was refused for.
  const over = thing?.state === 'refused' && finished.includes(attemptOf(thing)) ? thing.id : undefined;
  useEffect(() => {
    if (over) void loadOutbox().then(({ drop }) => drop(over));
  }, [over]);
  useEffect(() => dropFinished(memberId, testId, known.split(' ')), [memberId, testId, known]);

  const variant = isPassed ? 'quiet' : 'primary';
  const goOn = kept && (
    <LinkButton variant={variant} wide to={testPath({ lesson: { title }, id: kept.id, testId })}>
      {messages.goOn}
    </LinkButton>
  );
  if (thing) return <UnsentTest thing={thing}>{goOn}</UnsentTest>;
  return (
    <>
      {hint && !(kept && finished.length === 0) && <p className="test-hint">{hint}</p>}
      {kept && (
        <p className="test-kept">
          <Smartphone className="icon" aria-hidden="true" />
          <span>{messages.kept(countAnswers(kept), kept.questions, device)}</span>
        </p>
      )}
      <div className="test-acts">
        {problem && <FormError>{problem}</FormError>}
        {goOn ?? (
          <Button
            variant={variant}
            wide
            busy={isStarting}
            busyText={messages.starting}
            onClick={() => void start()}
          >
            {messages.start}
          </Button>
        )}
      </div>
    </>
  );
}

/** In the sizes of a panel without attempts. */
const PanelSkeleton = () => (
  <>
    <div className="test-saying">
      <Skeleton shape="line" width={90} />
    </div>
    <Skeleton shape="line" width={70} className="test-hint" />
    <Skeleton shape="picture" className="test-sk-act" />
  </>
);
