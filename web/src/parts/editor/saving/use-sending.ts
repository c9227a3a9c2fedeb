import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { Outbox } from '#web/parts/sync/queue/store.ts';

export const loadSending = () => loadChunk(() => import('./sending.ts'));
export type Sending = Awaited<ReturnType<typeof loadSending>>;

const unknown: Outbox = { progress: {}, fleeting: [] };
const nothing = () => () => undefined;

/** The code that saves, and the outbox; both are undefined until they are loaded. */
export function useSending(): { sending: Sending | undefined; outbox: Outbox } {
  const [sending, setSending] = useState<Sending>();
  const [tries, setTries] = useState(1);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    loadSending().then(
      (loaded) => signal.aborted || setSending(loaded),
      () => window.addEventListener('online', () => setTries(tries + 1), { once: true, signal }),
    );
    return () => controller.abort();
  }, [tries]);

  const outbox = useSyncExternalStore(
    sending?.subscribeToOutbox ?? nothing,
    sending?.getOutbox ?? (() => unknown),
  );
  return { sending, outbox };
}
