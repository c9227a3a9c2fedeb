import { useState } from 'react';

interface WorkOptions {
  /** Whether what shows it goes once it has succeeded, and stays busy until then. @default false */
  isLast?: boolean;
  onFailed?: (error: Error) => void;
}

export type WorkState = 'idle' | 'loading' | 'failed';

/** Work that one waits for, and why it failed the last time; a second press meanwhile does nothing. */
export function useWork({ isLast = false, onFailed }: WorkOptions = {}) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const work = async (what: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await what();
      if (!isLast) setBusy(false);
    } catch (failure) {
      setError(failure as Error);
      setBusy(false);
      onFailed?.(failure as Error);
    }
  };
  const state: WorkState = isBusy ? 'loading' : error ? 'failed' : 'idle';
  return { isBusy, error, state, work };
}
