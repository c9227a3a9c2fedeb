import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';

export type SettingsDialog = 'ask-password' | 'password' | 'logout' | 'data-saver';

const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);
const LogoutDialog = lazyPart(
  async () => (await import('#web/parts/sync/status/logout-dialog.tsx')).LogoutDialog,
);
const DataSaverDialog = lazyPart(
  async () => (await import('#web/features/data-saver/data-saver-dialog.tsx')).DataSaverDialog,
);
const ChangePasswordDialog = lazyPart(
  async () => (await import('#web/features/password/change-password-dialog.tsx')).ChangePasswordDialog,
);

interface SettingsDialogsProps {
  open: SettingsDialog | undefined;
  onOpen: (dialog: SettingsDialog | undefined) => void;
}

/** The dialogs of the settings: a question each, and the form behind one of them. */
export function SettingsDialogs({ open, onOpen }: SettingsDialogsProps) {
  const close = () => onOpen(undefined);
  const { yes, askPassword, askLogout } = messages;
  const answers = { confirmLabel: yes, onCancel: close };
  return (
    <>
      {open === 'logout' && <LogoutDialog {...askLogout} {...answers} />}
      {open === 'ask-password' && (
        <Confirm {...askPassword} {...answers} variant="primary" onConfirm={() => onOpen('password')} />
      )}
      {open === 'data-saver' && <DataSaverDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
    </>
  );
}
