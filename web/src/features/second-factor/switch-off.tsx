import { toast } from '#web/components/overlay/toast.tsx';
import { switchOff } from '#web/lib/session/second-factor.ts';
import { PasswordDialog } from '#web/parts/password/password-dialog.tsx';
import { messages } from './messages.ts';
import type { SwitchProps } from './switch-on.tsx';

/** Switches the second step off. */
export const SwitchOff = ({ onClose, onDone }: SwitchProps) => (
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
