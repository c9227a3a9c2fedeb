import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Today } from '#contract/users/today.ts';
import { users } from '#contract/users/users.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { keptReplies, useApi } from '#web/lib/api/replies.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { keepDeviceDraft, readDeviceDraft, subscribeToDeviceDraft } from '#web/lib/device/device-draft.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { loadOutbox } from '#web/parts/sync/queue/pending-toggles.ts';
import { messages } from './messages.ts';
import { withoutSeen } from './without-seen.ts';

/** Up to when the member has seen what is new, on this device: the server may hear of it later. */
const KEPT = 'todaySeen';
const Mark = z.string();

/**
 * What is new, as the member has to know it; `asOf` where it is older than it should be. A member who `isReturning` is
 * shown what came within minutes.
 */
export function useWhatsNew(isReturning = false) {
  const day = useToday();
  const memberId = useSession().user?.id ?? '';
  const [mark, setMark] = useState(() => readDeviceDraft(Mark, KEPT, memberId));
  useEffect(() => subscribeToDeviceDraft(Mark, KEPT, memberId, setMark), [memberId]);
  const { data, error, isValidating, mutate } = useApi(users.getToday, { day }, isReturning);
  // Without a connection, what an earlier day said is better than nothing.
  const known = data?.data ?? (error ? latest() : undefined);
  return {
    known: known && withoutSeen(known, mark),
    asOf: known && error ? known.at : undefined,
    hasFailed: error !== undefined && !known,
    isBusy: isValidating,
    retry: () => void mutate(),
    /** Says that the member has seen what is shown; it goes out when it can. */
    markSeen(): void {
      if (!known) return;
      keepDeviceDraft(KEPT, memberId, known.at);
      setMark(known.at);
      send(known.at).catch(({ message }: Error) => {
        keepDeviceDraft(KEPT, memberId, mark);
        setMark(mark);
        toastFailure(messages.notMarked(message));
      });
    },
  };
}

const latest = (): Today | undefined =>
  keptReplies(users.getToday)
    .map(({ data }) => data)
    .sort((one, other) => (one.at < other.at ? 1 : -1))[0];

async function send(at: string): Promise<void> {
  const steps = [newStep('users.seeToday', { at })];
  const { put } = await loadChunk(loadOutbox);
  await put({ id: newKey(), kind: 'today', title: messages.allRead, queueKey: '/dashboard', steps });
}
