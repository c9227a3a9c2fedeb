import { type User, users } from '#contract/users/users.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { signInAgain } from '#web/lib/session/renew-session.ts';
import { PasswordDialog } from '#web/parts/password/password-dialog.tsx';
import { messages } from './messages.ts';

const { leaving: texts } = messages;

interface LeaveDialogProps {
  onClose: () => void;
  onLeaving: (user: User) => void;
}

/** Says what goes with the account. */
export const LeaveDialog = ({ onClose, onLeaving }: LeaveDialogProps) => (
  <PasswordDialog
    title={texts.question}
    texts={texts.what}
    cancel={texts.stay}
    act={texts.leave}
    acting={texts.leaving}
    onPassword={async (password) => {
      const { data } = await leave(password);
      onClose();
      onLeaving(data);
    }}
    onClose={onClose}
  />
);

/** Who has a second step at sign-in cannot take it here: their present sign-in has to be fresh. */
async function leave(password: string) {
  const isComplete = await signInAgain(password);
  return call(users.leaveFurrow, {}).catch((error: unknown) => {
    if (isComplete || !(error instanceof ApiError) || error.code !== 'sign-in.not-fresh') throw error;
    throw new ApiError(error.status, error.code, texts.secondStep);
  });
}
