import * as z from 'zod/mini';
import { type User, users } from '#contract/users/users.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { signInAgain } from '#web/lib/session/renew-session.ts';
import { messages } from './messages.ts';

const { leaving: texts } = messages;
const Fields = z.object({ password: z.string().check(z.minLength(1, texts.passwordMissing)) });

interface LeaveDialogProps {
  onClose: () => void;
  onLeaving: (user: User) => void;
}

/** Says what goes with the account, and asks for the password, so that nobody ends it who finds a phone unlocked. */
export function LeaveDialog({ onClose, onLeaving }: LeaveDialogProps) {
  const { submit, field, refusal, isSubmitting, setFocus } = useCheckedForm(
    Fields,
    { password: '' },
    async ({ password }) => {
      const { data } = await leave(password);
      onClose();
      onLeaving(data);
    },
    () => setFocus('password', { shouldSelect: true }),
  );
  return (
    <Dialog title={texts.question} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {refusal && <FormError>{refusal.message}</FormError>}
        {texts.what.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
        <DialogActs
          variant="danger"
          cancel={texts.stay}
          busy={isSubmitting}
          busyText={texts.leaving}
          onClose={onClose}
        >
          {texts.leave}
        </DialogActs>
      </form>
    </Dialog>
  );
}

/** Who has a second step at sign-in cannot take it here: their present sign-in has to be fresh. */
async function leave(password: string) {
  const isComplete = await signInAgain(password);
  return call(users.leaveFurrow, {}).catch((error: unknown) => {
    if (isComplete || !(error instanceof ApiError) || error.code !== 'sign-in.not-fresh') throw error;
    throw new ApiError(error.status, error.code, texts.secondStep);
  });
}
