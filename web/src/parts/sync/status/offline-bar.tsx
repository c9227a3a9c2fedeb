import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLineLost, subscribeToLine } from '#web/lib/api/line.ts';
import { watchLine } from '#web/lib/api/watch-line.ts';
import { fleeting, lasting, passing, takes } from '#web/lib/device/browser-storage.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import { useDevice } from './use-device.ts';
import './offline-bar.css';

/** Milliseconds without an answer: a gap between two masts does not count. */
const LOST_DELAY_MS = 3000;
/** Milliseconds for which it says that the connection is back. */
const BACK_TIME_MS = 5000;

/** Says, once, that there is no connection, as long as there is none; and then, once, that it is back. */
export function OfflineBar() {
  const line = useLine();
  return (
    <div role="status">
      {line === 'lost' && <OfflineNotice />}
      {line === 'back' && (
        <p ref={publishHeight} className="offline-bar row gap-3 text-sm strong">
          <Wifi />
          {messages.offline.isBack}
        </p>
      )}
    </div>
  );
}

export function OfflineNotice() {
  const device = useDevice();
  const isFull = useIsFull();
  return (
    <p ref={publishHeight} className="offline-bar row gap-3 text-sm strong">
      <WifiOff />
      <span>
        {messages.offline.noConnection}
        {!isFull && messages.offline.stays(device.name)}
      </span>
    </p>
  );
}

/** Publishes its height as `--strip`: its words take several lines where they are large. */
function publishHeight(bar: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--strip', `${bar?.offsetHeight}px`));
  if (bar) sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty('--strip');
  };
}

function useLine(): 'fine' | 'lost' | 'back' {
  const isLost = useSyncExternalStore(subscribeToLine, isLineLost);
  const [line, setLine] = useState<'fine' | 'lost' | 'back'>('fine');
  useEffect(watchLine, []);
  useEffect(() => {
    if (!isLost) setLine((before) => (before === 'lost' ? 'back' : before));
    const next = () => setLine(isLost ? 'lost' : 'fine');
    const timer = setTimeout(next, isLost ? LOST_DELAY_MS : BACK_TIME_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  return line;
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
