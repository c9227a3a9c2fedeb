import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { setBelowProblem } from '#web/components/state/problem.tsx';
import { subscribeToReplies } from '#web/lib/api/reply-cache.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { oldestShown, SLOW_MS, sayTime } from './age.ts';
import { AsOfMark } from './as-of-mark.tsx';
import { isDeviceFull, startKeeping, subscribeToRoom } from './keeper.ts';
import { KeptList } from './kept-list.tsx';
import { messages } from './messages.ts';

startKeeping();
setBelowProblem(KeptList);

/** Milliseconds: replies of a screen come and fail together. */
const DELAY_MS = 100;

/**
 * Says above a screen, or replies of one path in a panel, how old it is, where it is not fresh. It takes no room of its
 * own.
 */
export function AsOf({ path }: { path?: string }) {
  const at = useOldestShown(path);
  const { name } = useDevice();
  const isFull = useSyncExternalStore(subscribeToRoom, isDeviceFull);
  return (
    <div className="as-of" role="status">
      {at !== undefined ? (
        <AsOfMark text={messages.asOf(sayTime(at, Date.now()))} />
      ) : (
        isFull && !path && <AsOfMark text={messages.full(name)} />
      )}
    </div>
  );
}

function useOldestShown(path: string | undefined): number | undefined {
  const [at, setAt] = useState<number>();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen shows other replies
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      soon = undefined;
      setAt(oldestShown(Date.now(), path));
    };
    const lookSoon = () => {
      soon ??= setTimeout(look, DELAY_MS);
    };
    // What is slow does not say so.
    const timer = setInterval(lookSoon, SLOW_MS / 2);
    const stop = subscribeToReplies(lookSoon);
    lookSoon();
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(soon);
    };
  }, [pathname]);
  return at;
}
