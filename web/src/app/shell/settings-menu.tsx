import { KeyRound, LogOut, Settings } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';
import { messages } from './messages.ts';
import type { SettingsDialog } from './settings-dialogs.tsx';

/** Change Password and Logout; each asks before it does anything. */
export function SettingsMenu({ onChoose }: { onChoose: (dialog: SettingsDialog) => void }) {
  return (
    <Menu
      label={messages.settings}
      icon={<Settings className="icon" aria-hidden="true" />}
      entries={[
        {
          icon: <KeyRound className="icon" aria-hidden="true" />,
          text: messages.changePassword,
          onSelect: () => onChoose('ask-password'),
        },
        {
          icon: <LogOut className="icon" aria-hidden="true" />,
          text: messages.logout,
          onSelect: () => onChoose('logout'),
        },
      ]}
    />
  );
}
