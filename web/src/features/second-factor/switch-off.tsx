import * as z from 'zod/mini';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { switchOff } from '#web/lib/session/second-factor.ts';
import { messages } from './messages.ts';
import type { SwitchProps } from './switch-on.tsx';

const Fields = z.object({ password: z.string().check(z.minLength(1, messages.passwordMissing)) });

/** Switches the second step off. It asks for the password, so that nobody does it who finds a phone unlocked. */
export function SwitchOff({ onClose, onDone }: SwitchProps) {
  const { submit, field, refusal, isSubmitting, setFocus } = useCheckedForm(
    Fields,
    { password: '' },
    async ({ password }) => {
      await switchOff(password);
      toast(messages.switchedOff);
      onClose();
      onDone();
    },
    () => setFocus('password', { shouldSelect: true }),
  );
  return (
    <Dialog title={messages.ending} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {refusal && <FormError>{refusal.message}</FormError>}
        <p>{messages.endingText}</p>
        <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
        <DialogActs
          variant="danger"
          cancel={messages.cancel}
          busy={isSubmitting}
          busyText={messages.switchingOff}
          onClose={onClose}
        >
          {messages.switchOff}
        </DialogActs>
      </form>
    </Dialog>
  );
}
