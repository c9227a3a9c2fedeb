import { useEffect, useRef } from 'react';

/** Does it when the connection is back, while there is something that waits for that. */
export function useOnline(isWaiting: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const hear = () => latest.current();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [isWaiting]);
}
