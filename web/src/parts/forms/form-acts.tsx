import { Button } from '#web/components/buttons/button.tsx';
import { dropSecondTap } from '#web/components/overlay/drop-second-tap.ts';
import { messages as outbox } from '#web/parts/sync/status/unsent-messages.ts';
import { messages } from './messages.ts';
import type { Owned } from './owned-kind.ts';
import type { OwnedFormState } from './use-owned-form.ts';

interface FormActsProps<Item extends Owned> {
  state: OwnedFormState<Item>;
  /** On the button that submits. */
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
