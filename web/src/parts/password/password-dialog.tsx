import * as z from 'zod/mini';
import { Answered } from '#web/components/form/answered.tsx';
import { reveal } from '#web/components/form/reveal.ts';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { useLastRefusal } from '#web/components/form/use-last-refusal.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { sessionName } from '#web/lib/session/renew-session.ts';
import { isPasswordRefused, passwordRefusal } from './password-refusal.tsx';
import { PresentPassword, presentPassword } from './present-password.tsx';

const Fields = z.object({ password: presentPassword });

interface PasswordDialogProps {
  title: string;
  texts: readonly string[];
  act: string;
  acting: string;
  /** @default 'Cancel' */
  cancel?: string;
  /** Closes the dialog where it worked; what it throws is shown. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password, so that nobody does it who finds a phone unlocked. */
export function PasswordDialog({
  title,
  texts,
  act,
  acting,
  cancel,
  onPassword,
  onClose,
}: PasswordDialogProps) {
  const { submit, field, refusal, isSubmitting, setFocus } = useCheckedForm(
    Fields,
    { password: '' },
    ({ password }) => onPassword(password),
    (error) => {
      const { code } = error as { code?: string };
      if (isPasswordRefused(code)) setFocus('password', { shouldSelect: true });
    },
  );
  const { error, ...password } = field('password');
  const last = useLastRefusal(refusal, isSubmitting);
  const refused = passwordRefusal(last);
  const passwordError = error ?? refused;
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Answered error={passwordError ? undefined : refusal?.message}>
          <div ref={passwordError ? reveal : null}>
            <PresentPassword username={sessionName()} {...password} error={passwordError} />
          </div>
        </Answered>
        <DialogActs
          isStaying
          variant="danger"
          {...(cancel && { cancel })}
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
