import { useRef, useState } from 'react';
import type { Failure } from './failure.ts';

/** What is under way with a draft, one thing at a time, and why the last one did not come about. */
export function useWork(wordsOf: (cause: Error) => Failure) {
  /** What is being handed over: the block that is saved alone, or all of it. */
  const [handing, setHanding] = useState<'all' | string>();
  /** At once: the second of two quick taps comes before the first is drawn. */
  const isHanding = useRef(false);
  const [failure, setFailure] = useState<Failure>();

  return {
    handing,
    isHanding: () => isHanding.current,
    failure,
    setFailure,
    async work(blockId: string | undefined, what: () => Promise<unknown>): Promise<void> {
      isHanding.current = true;
      setHanding(blockId ?? 'all');
      await what().catch((cause: Error) => setFailure({ ...wordsOf(cause), blockId }));
      isHanding.current = false;
      setHanding(undefined);
    },
  };
}

export type Work = ReturnType<typeof useWork>;
