import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { done, drop, put } from '#web/parts/sync/queue/outbox.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';

/**
 * Hands messages to the outbox, one at a time, where each stands in the chat until it has arrived. One that is refused
 * comes back to whoever is still here and can hold it (`onRefused` returns whether it does); otherwise it stays among
 * what is not sent, where nothing of it is lost.
 */
export function useSender(make: (memberId: string) => Promise<NewEntry>) {
  const memberId = useSession().user?.id ?? '';
  const [problem, setProblem] = useState<string>();
  const isHandingOver = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const handOver = async (): Promise<NewEntry> => {
    isHandingOver.current = true;
    try {
      const entry = await make(memberId);
      await put(entry);
      return entry;
    } finally {
      isHandingOver.current = false;
    }
  };
  const send = async (onTaken: () => void, onRefused: () => boolean) => {
    // A second press, or a key that is held, would send the same once more.
    if (isHandingOver.current) return;
    setProblem(undefined);
    try {
      const entry = await handOver();
      onTaken();
      // It may have to be tried more than once before it is refused.
      const sent = await done(entry.id);
      if (sent?.state !== 'refused' || !isHere.current || !onRefused()) return;
      setProblem(sent.problem?.message);
      await drop(entry.id);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return { problem, send };
}
