import { Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { newKey } from '#web/lib/api/request.ts';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { testSubject } from '#web/parts/lessons/learning.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { loadOutbox } from '#web/parts/sync/queue/pending-toggles.ts';
import { useEntryOn } from '#web/parts/sync/queue/use-outbox.ts';
import { apiIdOfEntry, attemptKept, countAnswers, dropFinished } from '../kept-answers.ts';
import { messages as all } from '../messages.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';
import { loadStart, useTestAhead } from './use-test-ahead.ts';

interface WayOnProps {
  lesson: Lesson;
  /** Shown before a start. */
  hint: string | undefined;
  isPassed: boolean;
  /** Ids of attempts. */
  finished: readonly string[];
}

/** To the test: continues with kept answers, shows a finished attempt that waits, or begins. */
export function WayOn({ lesson, hint, isPassed, finished }: WayOnProps) {
  const { id: testId, title } = lesson;
  const memberId = useSession().user?.id ?? '';
  const device = all.device(useMedia(breakpoints.shell));
  const entry = useEntryOn(testSubject(testId));
  const { start, isStarting, problem } = useStart(lesson);
  useTestAhead(testId, !isPassed && !entry);
  const kept = attemptKept(memberId, testId, finished);
  const known = finished.join(' ');
  // It was finished elsewhere, which is why it was refused.
  const over = entry?.state === 'refused' && finished.includes(apiIdOfEntry(entry)) ? entry.id : undefined;
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
  if (entry) return <UnsentTest entry={entry}>{goOn}</UnsentTest>;
  return (
    <>
      {hint && !(kept && finished.length === 0) && <p className="test-hint soft text-sm">{hint}</p>}
      {kept && (
        <p className="test-kept row gap-2 soft text-sm">
          <Smartphone className="icon-sm" />
          <span>{messages.kept(countAnswers(kept.answers), kept.questions, device)}</span>
        </p>
      )}
      <div className="test-acts stack gap-3">
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

/** A finished test that has not arrived, or was refused; then with the way back to its questions. */
function UnsentTest({ entry, children }: { entry: OutboxEntry; children: ReactNode }) {
  const { state, problem } = entry;
  const isRefused = state === 'refused';
  return (
    <>
      <p className="test-hint soft text-sm">
        {isRefused ? `${messages.refused} ${problem ? all.refusal(problem) : ''}` : messages.unsent}
      </p>
      {isRefused && children && <div className="test-acts stack gap-3">{children}</div>}
    </>
  );
}

/** Begins an attempt at a lesson's test, and opens it; `problem` says why it did not. */
function useStart(lesson: Lesson) {
  const memberId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** A beginning whose reply was lost is repeated exactly. */
  const begun = useRef<{ readonly key: string; readonly time: string }>(undefined);

  const start = async () => {
    setStarting(true);
    setProblem(undefined);
    begun.current ??= { key: newKey(), time: String(Date.now()) };
    try {
      const { startTest } = await loadChunk(loadStart);
      navigate(await startTest(memberId, lesson, begun.current));
    } catch (error) {
      // Only here: elsewhere, the opened page replaces this one.
      setStarting(false);
      if (!(error instanceof ApiError)) return setProblem((error as Error).message);
      if (!isUncertain(error)) begun.current = undefined;
      setProblem(error.status === 0 ? messages.needsSignal : `${messages.notStarted} ${error.message}`);
    }
  };
  return { start, isStarting, problem };
}
