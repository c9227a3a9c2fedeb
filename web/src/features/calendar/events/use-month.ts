import { useEffect, useState } from 'react';
import { events } from '#contract/events/events.ts';
import { monthAfter } from '#contract/fields/day.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply, keptReply, useApi } from '#web/lib/api/replies.tsx';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { useEntries } from '#web/parts/sync/queue/use-outbox.ts';
import { isMonth } from '../month-grid.ts';
import type { Scope } from '../scopes.ts';
import { DELETION } from '../writing/event-kind.ts';
import type { MonthState } from './shown-days.ts';
import { shownDays } from './shown-days.ts';

/**
 * A month's events, or those of the circles that the member follows in the current community; the months beside it are
 * fetched when the browser is idle.
 */
export function useMonth(scope: Scope, month: string) {
  const { user, community } = useSession();
  const communityId = scope === 'my' ? undefined : community?.id;
  const inputOf = (month: string) =>
    scope === 'my' ? { scope, month } : communityId ? { scope, month, communityId } : null;
  const [first] = useState(month);
  // The first month is loaded again; those that the member goes to from there were fetched just before.
  const isWalk = useIsBack() || month !== first;
  const { data, error, isValidating, mutate } = useApi(events.listEvents, inputOf(month), isWalk);
  const entries = useEntries();
  const desiredOf = usePendingToggles(DELETION);
  const isHere = data !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each month that is here
  useEffect(() => {
    if (!isHere || sparesData()) return;
    const stopping = new AbortController();
    void fetchBeside(
      [1, -1]
        .map((count) => monthAfter(month, count))
        .filter(isMonth)
        .map(inputOf),
      stopping.signal,
    );
    return () => stopping.abort();
  }, [scope, month, communityId, isHere]);

  const memberId = user?.id ?? '';
  const days = shownDays({
    scope,
    month,
    communityId,
    memberId,
    known: data?.data ?? [],
    entries: entries ?? [],
    isDeleted: (subject) => desiredOf(subject) === 'gone',
  });
  const state: MonthState = data ? 'here' : error ? 'failed' : 'coming';
  return {
    /** Only unsent events until the month has loaded. */
    days,
    state,
    /** As the API has it, without unsent changes. */
    known: data?.data,
    error,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}

type Asked = Parameters<typeof call<typeof events.listEvents.input, typeof events.listEvents.output>>[1];

/** One after the other, months that were never loaded. */
async function fetchBeside(inputs: readonly (Asked | null)[], signal: AbortSignal): Promise<void> {
  for (const input of inputs) {
    await idle();
    if (signal.aborted || !input || keptReply(events.listEvents, input) !== undefined) continue;
    try {
      const reply = await call(events.listEvents, input, { signal });
      if (keptReply(events.listEvents, input) === undefined) void keepReply(events.listEvents, input, reply);
    } catch {
      // It is loaded when the member goes there.
      return;
    }
  }
}
