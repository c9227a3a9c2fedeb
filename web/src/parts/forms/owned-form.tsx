import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { dropSecondTap } from '#web/components/overlay/drop-second-tap.ts';
import { ConflictNotice } from '#web/components/state/conflict-notice.tsx';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { messages as outbox } from '#web/parts/sync/status/unsent-messages.ts';
import { messages } from './messages.ts';
import { NamedField, type NamedForm } from './named-field.tsx';
import { namedIn, valuesOf } from './owned-draft.ts';
import type { Owned, OwnedKind } from './owned-kind.ts';
import type { OwnedFormState } from './use-owned-form.ts';
import './owned-form.css';

interface OwnedFormProps<Item extends Owned> {
  kind: OwnedKind<Item>;
  isNew: boolean;
  /** Whether what is typed is on its way, and stays as it is. */
  isReadOnly?: boolean;
  state: OwnedFormState<Item>;
  file?: ReactNode;
  children: ReactNode;
}

/** What a thing is made of, in the kind's order; above it what became of it elsewhere. */
export function OwnedForm<Item extends Owned>(props: OwnedFormProps<Item>) {
  const { kind, isNew, isReadOnly = false, state, file, children } = props;
  const { form, names, isRestored, isRefused, isGone, restarts, conflict, save, discard } = state;
  const { handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  const element = useRef<HTMLFormElement>(null);
  const failure = isGone ? messages.deleted : isReadOnly ? undefined : errors.root?.message;
  const isWaiting = errors.root?.type === 'waiting';
  const isOnline = useIsOnline();
  // What can be sent at once is not in danger.
  const isNotKept = isRefused && !isGone && (isWaiting || !(failure || isOnline));
  const isOfFields = Object.keys(errors).some((name) => name !== 'root');
  const isOutdated = conflict !== undefined;
  const [first] = namedIn(kind.fields);

  useEffect(() => {
    // On a phone the box on top may be out of sight; a field that was refused has the focus, and stays in it.
    const dialog = ((failure && !isOfFields) || isOutdated) && element.current?.closest('[role="dialog"]');
    if (dialog) dialog.scrollTop = 0;
  }, [failure, isOfFields, isOutdated]);
  // Also after it has loaded, or begun anew: what had the focus is gone, or was the way out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change
  useEffect(() => {
    if (first) setFocus(first.name);
  }, [setFocus, restarts]);

  const submitAs = (version?: number) => handleSubmit((fields) => save(fields, version))();
  return (
    <form
      ref={element}
      className="form owned-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitAs();
      }}
    >
      {failure && !isNotKept && !conflict && <FormError isWaiting={isWaiting}>{failure}</FormError>}
      {isNotKept && !conflict && (
        <NotKept
          why={failure}
          typed={() =>
            valuesOf(
              kind.fields.filter(({ as }) => as !== 'pick'),
              form.getValues(),
            )
          }
        />
      )}
      {conflict && (
        <ConflictNotice
          changedAt={conflict.changedAt}
          differences={conflict.differences}
          onTake={discard}
          onKeep={() => {
            conflict.keep();
            void submitAs(conflict.version);
          }}
        />
      )}
      {/* What waits goes out as it is, until it is changed: there is nothing to be given up here. */}
      {isRestored && !isReadOnly && !isGone && !isWaiting && (
        <p className="soft text-sm">
          {messages.restored}{' '}
          <button type="button" className="link" onClick={discard}>
            {isNew ? messages.restart : messages.discard}
          </button>
        </p>
      )}
      {kind.fields.map((field) =>
        field.as === 'file' ? (
          <div key={field.as}>{file}</div>
        ) : (
          <NamedField
            key={field.name}
            field={field}
            form={form as unknown as NamedForm}
            stored={names[field.name]}
            isReadOnly={isReadOnly}
            isNew={isNew}
          />
        ),
      )}
      {children}
    </form>
  );
}

interface FormActsProps<Item extends Owned> {
  state: OwnedFormState<Item>;
  submit: string;
  /** Whether it is on its way. @default while the form is submitted */
  isBusy?: boolean;
  /** Whether closing it drops nothing that is on its way. @default where it waits */
  isClosable?: boolean;
  isOff?: boolean;
  /** What goes out by itself is there to be changed, not to be sent. */
  onChange?: (() => void) | undefined;
  onClose: () => void;
}

/** The buttons below a form. What is not there any more, it can only be closed with, or given up. */
export function FormActs<Item extends Owned>({ state, submit, onClose, ...acts }: FormActsProps<Item>) {
  const { isSubmitting, errors } = state.form.formState;
  const { isClosable = errors.root?.type === 'waiting', isBusy = isSubmitting, isOff, onChange } = acts;
  if (state.isGone)
    return (
      <div className="dialog-acts dialog-acts-stay">
        <Button
          onClick={() => {
            state.discard();
            onClose();
          }}
        >
          {messages.discard}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    );
  return (
    <div className="dialog-acts dialog-acts-stay">
      <Button onClick={onClose}>{isClosable ? messages.close : messages.cancel}</Button>
      {onChange ? (
        <Button
          key="change"
          onClick={() => {
            // The button that sends it comes where this one stood.
            dropSecondTap();
            onChange();
          }}
        >
          {outbox.change}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyText={messages.saving}
          {...(isOff && { disabled: true })}
        >
          {submit}
        </Button>
      )}
    </div>
  );
}
