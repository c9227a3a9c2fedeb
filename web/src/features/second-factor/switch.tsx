import { toast } from '#web/components/overlay/toast.tsx';
import { stopOthers } from '#web/lib/push/device.ts';
import { renewSession, sessionName } from '#web/lib/session/renew-session.ts';
import { switchOff } from '#web/lib/session/second-factor.ts';
import { PasswordDialog } from '#web/parts/password/password-dialog.tsx';
import { messages } from './messages.ts';
import { SwitchOn, type SwitchProps } from './switch-on.tsx';

/** The dialog that switches the second step on, or off. */
export const Switch = ({ isOn, ...props }: SwitchProps & { isOn: boolean }) =>
  isOn ? <SwitchOff {...props} /> : <SwitchOn {...props} />;

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

/** Switches the second step off. */
const SwitchOff = ({ onClose, onDone }: SwitchProps) => (
  <PasswordDialog
    title={messages.ending}
    texts={[messages.endingText]}
    act={messages.switchOff}
    acting={messages.switchingOff}
    onPassword={async (password) => {
      await switchOff(password);
      toast(messages.switchedOff);
      onClose();
      onDone();
    }}
    onClose={onClose}
  />
);
