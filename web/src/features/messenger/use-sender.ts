import { useState } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { put, take, tried } from '#web/parts/sync/queue/outbox.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';

/**
 * Hands messages to the outbox, where each stands in the chat until it has arrived. One that is refused is not kept there:
 * `onRefused` gets its text back.
 */
export function useSender(make: (memberId: string) => Promise<NewEntry>) {
  const memberId = useSession().user?.id ?? '';
  const [problem, setProblem] = useState<string>();
  const send = async (onTaken: () => void, onRefused: () => void) => {
    setProblem(undefined);
    try {
      const entry = await make(memberId);
      await put(entry);
      onTaken();
      const sent = await tried(entry.id);
      if (sent?.state !== 'refused') return;
      await take(entry.id);
      setProblem(sent.problem?.message);
      onRefused();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return { problem, send };
}
