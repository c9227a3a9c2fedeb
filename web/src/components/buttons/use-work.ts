import { useRef, useState } from 'react';

interface WorkOptions {
  /** Whether what shows it goes once it has succeeded, and stays busy until then. @default false */
  isLast?: boolean;
  onFailed?: (error: Error) => void;
}

export type WorkState = 'idle' | 'loading' | 'failed';

/** Work that one waits for, and why it failed the last time; a second press meanwhile does nothing. */
export function useWork({ isLast = false, onFailed }: WorkOptions = {}) {
  const [{ isBusy, error }, set] = useState<{ isBusy: boolean; error?: Error | undefined }>({
    isBusy: false,
  });
  // Of two presses before the next render the second knows of the first.
  const isRunning = useRef(false);
  const become = (busy: boolean, failure?: Error) => {
    isRunning.current = busy;
    set({ isBusy: busy, error: failure });
  };
  const work = async (what: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    become(true);
    try {
      await what();
      become(isLast);
    } catch (failure) {
      become(false, failure as Error);
      onFailed?.(failure as Error);
    }
  };
  const state: WorkState = isBusy ? 'loading' : error ? 'failed' : 'idle';
  return { isBusy, error, state, work };
}
