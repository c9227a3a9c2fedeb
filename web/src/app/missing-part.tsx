import { useState } from 'react';
import type { PartMissing } from '#web/components/state/awaited-part.tsx';
import { Problem } from '#web/components/state/problem.tsx';
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
  const error = missing.cause as Error;
  return <Problem isScreen title={messages.notArrived} error={error} retry={retry} busy={isBusy} />;
}
