import { useEffect, useState } from 'react';
import { events } from '#contract/events.ts';
import { useApi, useKnown } from '#web/lib/api/replies.tsx';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/spares-data.ts';

/** Milliseconds until it asks by itself: on a slow phone the screen beside it comes first. */
const DELAY = 4000;

/** The days of a month that have events of the member's own, each as YYYY-MM-DD; of none until that is known. */
export function useOwnDays(month: string, isAtOnce: boolean): ReadonlySet<string> {
  const [first] = useState(month);
  const [isIdle, setIdle] = useState(false);
  // Whoever walks to another month asks for it.
  const isReady = isAtOnce || isIdle || month !== first;
  useEffect(() => {
    if (isReady || sparesData()) return;
    let isGone = false;
    const timer = setTimeout(() => void idle().then(() => isGone || setIdle(true)), DELAY);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isReady]);
  const days = { scope: 'my', month } as const;
  useApi(events.listEvents, isReady ? days : null);
  // The calendar beside it may have asked, or a visit before.
  const known = useKnown(events.listEvents, days);
  return new Set(known?.data.map(({ date }) => date));
}
