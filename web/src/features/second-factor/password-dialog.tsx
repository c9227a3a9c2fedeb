import * as z from 'zod/mini';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { messages } from './messages.ts';

const Fields = z.object({ password: z.string().check(z.minLength(1, messages.passwordMissing)) });

interface PasswordDialogProps {
  title: string;
  text: string;
  act: string;
  acting: string;
  /** Closes the dialog where it worked; what it throws is shown. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password, so that nobody does it who finds a phone unlocked. */
export function PasswordDialog({ title, text, act, acting, onPassword, onClose }: PasswordDialogProps) {
  const { submit, field, refusal, isSubmitting, setFocus } = useCheckedForm(
    Fields,
    { password: '' },
    ({ password }) => onPassword(password),
    () => setFocus('password', { shouldSelect: true }),
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {refusal && <FormError>{refusal.message}</FormError>}
        <p>{text}</p>
        <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
        <DialogActs
          variant="danger"
          cancel={messages.cancel}
          busy={isSubmitting}
          busyText={acting}
          onClose={onClose}
        >
          {act}
        </DialogActs>
      </form>
    </Dialog>
  );
}
