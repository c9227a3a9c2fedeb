import { useSyncExternalStore } from 'react';
import { fleeting, lasting, passing, takes } from '#web/lib/device/browser-storage.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';

/** Whether the browser refuses what is written, or has refused something that is still there. */
export function useIsFull(): boolean {
  const { member, fleeting: things } = useOutbox();
  const holds = (area: typeof lasting) => area.keys().some((key) => key.endsWith(`:${member}`));
  const isRefused = useSyncExternalStore(hear, () => !takes(lasting) || holds(passing) || holds(fleeting));
  return isRefused || things.length > 0;
}

/** After whoever keeps what is typed. */
function hear(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}
