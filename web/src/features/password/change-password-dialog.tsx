import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Answered } from '#web/components/form/answered.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { useLastRefusal } from '#web/components/form/use-last-refusal.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { stopOthers } from '#web/lib/push/device.ts';
import { changePassword } from '#web/lib/session/identity-codes.ts';
import { confirmed, uncommon } from '#web/lib/session/identity-fields.ts';
import { renewSession, sessionName } from '#web/lib/session/renew-session.ts';
import { endSession } from '#web/lib/session/session.ts';
import { isPasswordRefused, passwordRefusal } from '#web/parts/password/password-refusal.tsx';
import { messages } from './messages.ts';

/** The provider decides how long a new password has to be. */
const Fields = confirmed(
  z.object({
    oldPassword: z.string().check(z.minLength(1, messages.oldMissing)),
    newPassword: z.string().check(z.minLength(1, messages.newMissing), uncommon()),
    confirmation: z.string(),
  }),
  messages.confirmationWrong,
);

/** Changes the member's password; nothing of it is kept when it closes. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const progress = useRef<Progress>({});
  const [isSet, setIsSet] = useState(false);
  const { submit, field, refusal, isSubmitting, setFocus } = useCheckedForm(
    Fields,
    { oldPassword: '', newPassword: '', confirmation: '' },
    async ({ oldPassword, newPassword }) => {
      await replacePassword(oldPassword, newPassword, progress.current);
      toast(messages.changed);
      onClose();
    },
    (error) => {
      setIsSet(progress.current.changedTo !== undefined);
      const name = fieldOf(codeOf(error));
      if (name) setFocus(name, { shouldSelect: true });
    },
  );
  const last = useLastRefusal(refusal, isSubmitting);
  const refused = fieldOf(last?.type);
  const password = (name: 'oldPassword' | 'newPassword') => {
    const { error, ...others } = field(name);
    return {
      ...others,
      error: error ?? (refused === name ? (passwordRefusal(last) ?? last?.message) : undefined),
    };
  };

  return (
    <Dialog title={messages.title} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {!isSet && (
          <>
            <PasswordField
              label={messages.oldPassword}
              autoComplete="current-password"
              {...password('oldPassword')}
            />
            <PasswordField
              label={messages.newPassword}
              hint={messages.passwordRule}
              autoComplete="new-password"
              {...password('newPassword')}
            />
          </>
        )}
        <Answered error={isSet || !refused ? refusal?.message : undefined}>
          {isSet ? (
            <p>{messages.unfinished}</p>
          ) : (
            <PasswordField
              label={messages.confirmation}
              autoComplete="new-password"
              {...field('confirmation')}
            />
          )}
        </Answered>
        <DialogActs
          isStaying
          cancel={isSet ? messages.close : undefined}
          busy={isSubmitting}
          busyText={messages.changing}
          onClose={onClose}
        >
          {isSet ? messages.tryAgain : messages.change}
        </DialogActs>
      </form>
    </Dialog>
  );
}

/** The field that a refusal is about, by its code; any other is about none. */
function fieldOf(code: string | undefined): 'oldPassword' | 'newPassword' | undefined {
  if (code === 'password.refused') return 'newPassword';
  return isPasswordRefused(code) ? 'oldPassword' : undefined;
}

/** How far an earlier try came. */
interface Progress {
  /** The password that is set. */
  changedTo?: string;
}

/**
 * Changes the password, then ends what other devices are told and every other session; `progress` keeps how far it
 * came, so that a further try continues there. Throws an `ApiError`.
 */
export async function replacePassword(
  oldPassword: string,
  newPassword: string,
  progress: Progress,
): Promise<void> {
  const username = sessionName() ?? '';
  if (progress.changedTo === undefined) {
    try {
      await changePassword(oldPassword, newPassword);
    } catch (error) {
      if (codeOf(error) !== 'password.wrong') throw error;
      // An earlier try may have taken effect without an answer (Amplify retries by itself): the new password tells.
      return renewSession(username, newPassword, stopOthers).catch((reason: unknown) => {
        throw isUnanswered(reason) ? reason : error;
      });
    }
    progress.changedTo = newPassword;
  }
  await renewSession(username, progress.changedTo, stopOthers).catch((error: unknown) => {
    // Somebody changed it once more: whoever knows that one signs in.
    if (codeOf(error) === 'identity.wrong') endSession();
    throw error;
  });
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;
