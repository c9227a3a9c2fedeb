import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fleeting, lasting, passing, takes } from '#web/lib/device/browser-storage.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import { useDevice } from './use-device.ts';
import './offline-bar.css';

/** Milliseconds offline: a gap between two masts does not count. */
const OFFLINE_DELAY_MS = 3000;

/** Says above a screen that there is no connection, as long as there is none. */
export function OfflineBar() {
  const isOffline = useOffline();
  return <div role="status">{isOffline && <OfflineNotice />}</div>;
}

export function OfflineNotice() {
  const device = useDevice();
  const isFull = useIsFull();
  return (
    <p className="offline-bar row gap-3 text-sm strong">
      <WifiOff />
      <span>
        {messages.offline.noConnection}
        {!isFull && messages.offline.stays(device.name)}
      </span>
    </p>
  );
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (navigator.onLine) setOffline(false);
      else timer = setTimeout(() => setOffline(true), OFFLINE_DELAY_MS);
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}

/** Whether the browser refuses to keep what is written, or has refused something that still exists. */
function useIsFull(): boolean {
  const { member, fleeting: entries } = useOutbox();
  const holds = (area: typeof lasting) => area.keys().some((key) => key.endsWith(`:${member}`));
  const isRefused = useSyncExternalStore(
    subscribe,
    () => !takes(lasting) || holds(passing) || holds(fleeting),
  );
  return isRefused || entries.length > 0;
}

/** After the listeners that keep what is typed. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}
