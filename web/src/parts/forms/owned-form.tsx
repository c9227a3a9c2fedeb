import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { dropSecondTap } from '#web/components/overlay/drop-second-tap.ts';
import { messages as outbox } from '#web/parts/sync/status/unsent-messages.ts';
import { KeptForm } from './kept-form.tsx';
import { messages } from './messages.ts';
import { NamedField, type NamedForm } from './named-field.tsx';
import { namedIn, valuesOf } from './owned-draft.ts';
import type { Owned, OwnedKind } from './owned-kind.ts';
import type { OwnedFormState } from './use-owned-form.ts';
import './owned-form.css';

interface OwnedFormProps<Item extends Owned> {
  kind: OwnedKind<Item>;
  isNew: boolean;
  /** Whether what is typed is being sent, and stays as it is. */
  isReadOnly?: boolean;
  state: OwnedFormState<Item>;
  file?: ReactNode;
  children: ReactNode;
}

/** The form of an item, in the kind's order of fields; above it, what happened to it elsewhere. */
export function OwnedForm<Item extends Owned>(props: OwnedFormProps<Item>) {
  const { kind, isNew, isReadOnly = false, state, file, children } = props;
  const { form, names, isRestored, isDeleted, save, discard } = state;
  const { errors } = form.formState;
  const failure = isDeleted ? messages.deleted : isReadOnly ? undefined : errors.root?.message;
  return (
    <KeptForm
      className="owned-form"
      state={state}
      failure={failure}
      isDeleted={isDeleted}
      first={namedIn(kind.fields)[0]?.name}
      typed={() =>
        valuesOf(
          kind.fields.filter(({ as }) => as !== 'pick'),
          form.getValues(),
        )
      }
      onSave={save}
    >
      {/* A waiting entry is sent as it is until it is changed, so there is nothing to give up here. */}
      {isRestored && !isReadOnly && !isDeleted && errors.root?.type !== 'waiting' && (
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
    </KeptForm>
  );
}

interface FormActsProps<Item extends Owned> {
  state: OwnedFormState<Item>;
  submit: string;
  /** Whether it is being sent. @default while the form is submitted */
  isBusy?: boolean;
  /** Whether closing it drops nothing. @default where it waits */
  isClosable?: boolean;
  isOff?: boolean;
  /** A waiting entry can be changed; it is sent by itself. */
  onChange?: (() => void) | undefined;
  onClose: () => void;
}

/** The buttons below a form. Of a deleted item the form can only be closed or given up. */
export function FormActs<Item extends Owned>({ state, submit, onClose, ...acts }: FormActsProps<Item>) {
  const { isSubmitting, errors } = state.form.formState;
  const { isClosable = errors.root?.type === 'waiting', isBusy = isSubmitting, isOff, onChange } = acts;
  if (state.isDeleted)
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
            // The button that sends it appears where this one was.
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
