import { useEffect, useRef } from 'react';
import type { Thing } from '#web/parts/sync/queue/thing.ts';

interface Ends {
  /** It has arrived. */
  readonly onSent: (thing: Thing) => void;
  readonly onRefused: (thing: Thing) => void;
}

/** Hears once of each end of what a draft has in the outbox. */
export function useEnds(thing: Thing | undefined, ends: Ends): void {
  const latest = useRef(ends);
  useEffect(() => {
    latest.current = ends;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    if (thing?.state === 'sent') latest.current.onSent(thing);
    if (thing?.state === 'refused') latest.current.onRefused(thing);
  }, [thing?.id, thing?.state]);
}
