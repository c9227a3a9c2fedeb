import { toast } from '#web/components/overlay/toast.tsx';
import { switchOff } from '#web/lib/session/second-factor.ts';
import { messages } from './messages.ts';
import { PasswordDialog } from './password-dialog.tsx';
import type { SwitchProps } from './switch-on.tsx';

/** Switches the second step off. */
export const SwitchOff = ({ onClose, onDone }: SwitchProps) => (
  <PasswordDialog
    title={messages.ending}
    text={messages.endingText}
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
