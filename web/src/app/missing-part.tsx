import { useState } from 'react';
import type { PartMissing } from '#web/components/state/awaited-part.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { ChunkError } from '#web/lib/load-chunk.ts';
import { useComeback } from '#web/lib/use-comeback.ts';
import { messages } from './messages.ts';

interface MissingPartProps {
  missing: PartMissing;
  onHere: () => void;
}

/** Shown instead of a screen that has not arrived, with the reason; gone when it has. */
export function MissingPart({ missing, onHere }: MissingPartProps) {
  const [isBusy, setBusy] = useState(false);
  const again = () => missing.again().then(onHere);
  useComeback(again);

  const retry = () => {
    setBusy(true);
    again()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const isOffline = missing.cause instanceof ChunkError && missing.cause.isOffline;
  const title = isOffline ? messages.offline : messages.notArrived;
  const text = isOffline ? messages.offlineText : missing.message;
  return <Problem isScreen title={title} error={new Error(text)} retry={retry} busy={isBusy} />;
}
