import { useSyncExternalStore } from 'react';
import { hasLine, subscribeToLine } from './api/line.ts';

/** Whether a call would get through, as far as the browser and the last call know. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, hasLine);

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToLine(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
