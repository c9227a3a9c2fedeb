import { type ReactNode, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormError } from '#web/components/form/form-error.tsx';
import { ConflictNotice } from '#web/components/state/conflict-notice.tsx';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import type { Typed } from '#web/parts/sync/status/copy-typed.tsx';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import type { Conflict } from './use-kept-form.ts';

interface KeptFormProps {
  className: string;
  state: {
    readonly form: object;
    readonly isRefused: boolean;
    readonly restarts: number;
    readonly conflict: Conflict | undefined;
    readonly discard: () => void;
  };
  /** The first field. */
  first: string | undefined;
  /** Why it is not saved. */
  failure: string | undefined;
  /** Whether nothing is left that could be kept. */
  isDeleted?: boolean;
  /** What can be copied where it is kept nowhere. */
  typed: () => Typed;
  onSave: (fields: never, version?: number) => Promise<void>;
  children: ReactNode;
}

/** The form of `useKeptForm`: above its fields, the result of the last save. */
export function KeptForm(props: KeptFormProps) {
  const { className, state, first, failure, isDeleted = false, typed, onSave, children } = props;
  const { isRefused, restarts, conflict, discard } = state;
  const { handleSubmit, setFocus, formState } = state.form as UseFormReturn;
  const { errors } = formState;
  const element = useRef<HTMLFormElement>(null);
  const isWaiting = errors.root?.type === 'waiting';
  const isOnline = useIsOnline();
  // What can be sent at once is not in danger.
  const isNotKept = isRefused && !isDeleted && (isWaiting || !(failure || isOnline));
  const isOfFields = Object.keys(errors).some((name) => name !== 'root');
  const isOutdated = conflict !== undefined;

  useEffect(() => {
    // On a phone the box on top may be out of sight; in a dialog, a refused field has the focus and keeps it.
    if (!failure && !isOutdated) return;
    const dialog = dialogOf(element.current);
    if (!dialog) element.current?.querySelector('.alert')?.scrollIntoView?.({ block: 'nearest' });
    else if (isOutdated || !isOfFields) dialog.scrollTop = 0;
  }, [failure, isOfFields, isOutdated]);
  // Also in a dialog after it has loaded. After a restart the focused element is gone, or was the way out.
  useEffect(() => {
    if (first && (restarts > 0 || dialogOf(element.current))) setFocus(first);
  }, [first, setFocus, restarts]);

  const submitAs = (version?: number) => handleSubmit((fields) => onSave(fields as never, version))();
  return (
    <form
      ref={element}
      className={`form ${className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitAs();
      }}
    >
      {failure && !isNotKept && !conflict && <FormError isWaiting={isWaiting}>{failure}</FormError>}
      {isNotKept && !conflict && <NotKept why={failure} typed={typed} />}
      {conflict && (
        <ConflictNotice
          changedAt={conflict.changedAt}
          isMeanwhile={conflict.isMeanwhile}
          differences={conflict.differences}
          onTake={discard}
          onKeep={() => {
            conflict.keep();
            void submitAs(conflict.version);
          }}
        />
      )}
      {children}
    </form>
  );
}

const dialogOf = (form: HTMLElement | null) => form?.closest('[role="dialog"]');
