import { CloudUpload, KeyRound, LogOut, Settings } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { UNSENT } from '#web/parts/outbox/places.ts';
import { loadUnsentLater } from './load-unsent.ts';
import { messages } from './messages.ts';
import type { SettingsDialog } from './settings-dialogs.tsx';

const UnsentCount = lazyPart(async () => (await loadUnsentLater()).UnsentCount, { isQuiet: true });

/** The way to what waits to be sent; Change Password and Logout, each of which asks before it does anything. */
export function SettingsMenu({ onChoose }: { onChoose: (dialog: SettingsDialog) => void }) {
  return (
    <Menu
      label={messages.settings}
      icon={<Settings className="icon" aria-hidden="true" />}
      entries={[
        {
          icon: <CloudUpload className="icon" aria-hidden="true" />,
          text: messages.unsent,
          mark: <UnsentCount />,
          to: UNSENT,
        },
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
