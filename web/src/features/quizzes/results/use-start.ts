import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Lesson } from '#contract/lessons.ts';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { newKey } from '#web/lib/api/request.ts';
import { startAttempt } from '../api.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';

/** Begins an attempt at a lesson's test, and leads to it; `problem` is why it did not, for the learner. */
export function useStart({ id }: Pick<Lesson, 'id'>) {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** A beginning whose reply was lost is asked for again as it was. */
  const begun = useRef<{ readonly key: string; readonly time: string }>(undefined);

  return {
    isStarting,
    problem,

    async start(): Promise<void> {
      setStarting(true);
      setProblem(undefined);
      begun.current ??= { key: newKey(), time: String(Date.now()) };
      try {
        const { key, time } = begun.current;
        const attempt = await startAttempt(id, time, key);
        navigate(testPath(attempt));
      } catch (error) {
        // Only here: where it began, the page that comes takes this one's place.
        setStarting(false);
        if (!(error instanceof ApiError)) throw error;
        if (!isUncertain(error)) begun.current = undefined;
        setProblem(error.status === 0 ? messages.needsSignal : `${messages.notStarted} ${error.message}`);
      }
    },
  };
}
