import { Confirm } from '#web/components/overlay/confirm.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { LogoutDialog } from '#web/parts/sync/status/logout-dialog.tsx';
import { messages } from './messages.ts';
import type { SettingsDialog } from './settings-menu.tsx';

const DataSaverDialog = lazyPart(
  async () => (await import('#web/features/data-saver/data-saver-dialog.tsx')).DataSaverDialog,
);
const ChangePasswordDialog = lazyPart(
  async () => (await import('#web/features/password/change-password-dialog.tsx')).ChangePasswordDialog,
);

export interface SettingsDialogsProps {
  open: SettingsDialog;
  onOpen: (dialog: SettingsDialog) => void;
  onClose: () => void;
}

/** The dialogs of the settings: a question each, and the form behind one of them. */
export function SettingsDialogs({ open, onOpen, onClose }: SettingsDialogsProps) {
  const { yes, askPassword, askLogout } = messages;
  const answers = { confirmLabel: yes, onCancel: onClose };
  if (open === 'logout') return <LogoutDialog {...askLogout} {...answers} />;
  if (open === 'data-saver') return <DataSaverDialog onClose={onClose} />;
  if (open === 'password') return <ChangePasswordDialog onClose={onClose} />;
  return <Confirm {...askPassword} {...answers} variant="primary" onConfirm={() => onOpen('password')} />;
}
