import { useCallback, useEffect, useState } from 'react';
import { type Certificate, certificates } from '#contract/courses/certificates.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { callOpen } from '#web/lib/api/open.ts';

interface Shown {
  readonly data?: Certificate;
  readonly error?: ApiError;
}

/** A certificate by its number, asked for without a token: replies of others are kept by member, and here is none. */
export function useCertificate(number: string) {
  const [shown, setShown] = useState<Shown>({});
  const [isBusy, setBusy] = useState(true);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setBusy(true);
      const found = await callOpen(certificates.getCertificate, { number }, { signal }).then(
        ({ data }): Shown => ({ data }),
        (error: unknown): Shown | undefined => (error instanceof ApiError ? { error } : undefined),
      );
      if (!found || signal?.aborted) return;
      setShown(found);
      setBusy(false);
    },
    [number],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { ...shown, isBusy, isMissing: shown.error?.status === 404, load: () => load() };
}
