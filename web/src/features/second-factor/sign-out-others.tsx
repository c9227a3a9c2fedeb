import { toast } from '#web/components/overlay/toast.tsx';
import { stopOthers } from '#web/lib/push/device.ts';
import { renewSession, sessionName } from '#web/lib/session/renew-session.ts';
import { PasswordDialog } from '#web/parts/password/password-dialog.tsx';
import { messages } from './messages.ts';

/** Ends every session of the member but this one, and what other devices are told. */
export const SignOutOthers = ({ onClose }: { onClose: () => void }) => (
  <PasswordDialog
    title={messages.signingOutOthers}
    texts={[messages.signOutText]}
    act={messages.signOut}
    acting={messages.signingOut}
    onPassword={async (password) => {
      await renewSession(sessionName() ?? '', password, stopOthers);
      toast(messages.signedOut);
      onClose();
    }}
    onClose={onClose}
  />
);
