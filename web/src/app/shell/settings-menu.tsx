import { CloudUpload, Flag, Gauge, KeyRound, LogOut, Settings, Tags } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { useIsAdministrator } from '#web/parts/categories/use-is-administrator.ts';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { loadUnsentLater } from './load-unsent.ts';
import { messages } from './messages.ts';

export type SettingsDialog = 'ask-password' | 'password' | 'logout' | 'data-saver';

const UnsentCount = quietPart(async () => (await loadUnsentLater()).UnsentCount);

/**
 * Links to the unsent entries and, for administrators, to the categories and reports; the data saver; Change Password
 * and Logout, which ask first.
 */
export function SettingsMenu({ onChoose }: { onChoose: (dialog: SettingsDialog) => void }) {
  const isAdministrator = useIsAdministrator();
  return (
    <Menu
      label={messages.settings}
      icon={<Settings />}
      entries={[
        { icon: <CloudUpload />, text: messages.unsent, mark: <UnsentCount />, to: UNSENT },
        ...(isAdministrator
          ? [
              { icon: <Tags />, text: messages.categories, to: '/admin/categories' },
              { icon: <Flag />, text: messages.reports, to: '/admin/reports' },
            ]
          : []),
        { icon: <Gauge />, text: messages.dataSaver, onSelect: () => onChoose('data-saver') },
        { icon: <KeyRound />, text: messages.changePassword, onSelect: () => onChoose('ask-password') },
        { icon: <LogOut />, text: messages.logout, onSelect: () => onChoose('logout') },
      ]}
    />
  );
}
