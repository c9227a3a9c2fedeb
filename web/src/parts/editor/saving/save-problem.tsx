import { useEffect, useRef } from 'react';
import { FormError } from '#web/components/form/form-error.tsx';
import type { SavingState } from './use-saving.ts';

interface SaveProblemProps {
  saving: SavingState;
  /** What must be mended before it can be saved. */
  error: string | undefined;
}

/** Why a piece is not saved: above its first block, and in view whichever of them one just wrote. */
export function SaveProblem({ saving: { isSaving, failure }, error }: SaveProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  const stopped = failure?.blockId === undefined ? failure : undefined;
  const text = error ?? stopped?.text;
  const isShown = !isSaving && Boolean(text);

  useEffect(() => {
    // Where a field has to be mended, that has the focus.
    if (isShown && !error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, error]);

  return (
    <div ref={box} className="save-problem" role="alert">
      {isShown && <FormError isWaiting={!error && stopped?.isWaiting}>{text}</FormError>}
    </div>
  );
}
