import { useEffect, useState } from 'react';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { deleteOutbox } from '#web/lib/device/outbox-database.ts';
import { dropShared } from '#web/lib/device/shared.ts';
import { countSpent } from '#web/lib/device/spent.ts';
import { endTelling } from '#web/lib/push/mark.ts';
import { getSession, signOut } from '#web/lib/session/session.ts';
import { Header } from './header.tsx';
import { loadUnsentLater } from './load-unsent.ts';
import { messages } from './messages.ts';
import { PhoneBar } from './phone-bar.tsx';
import { type SettingsDialog, SettingsMenu } from './settings-menu.tsx';
import { Sidebar } from './sidebar.tsx';

export { TabBar } from './tab-bar.tsx';

export const AsOf = quietPart(async () => (await loadUnsentLater()).AsOf);
export const OfflineBar = quietPart(async () => (await loadUnsentLater()).OfflineBar);
const WatchNotices = quietPart(async () => (await loadUnsentLater()).WatchNotices);
const UnsentMark = quietPart(async () => (await loadUnsentLater()).UnsentMark);
const SettingsDialogs = lazyPart(async () => (await import('./settings-dialogs.tsx')).SettingsDialogs, {
  // Whoever loses the signal right after the sign-in must be able to leave the phone to others.
  instead: ({ open }, message) => (open === 'logout' ? void leave() : toastFailure(message)),
});

/** Asks by the browser, and leaves no more on the device than `LogoutDialog`, which did not arrive. */
async function leave() {
  const { text, unsent } = messages.askLogout;
  if (!confirm(`${text} ${unsent}`)) return;
  await Promise.all([deleteOutbox(getSession().user?.id ?? ''), dropShared(), endTelling()]);
  await signOut();
}

interface TopBarsProps {
  isWide: boolean;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** All above the screen; a dialog of the settings survives the turn of a tablet. */
export function TopBars({ isWide, isCollapsed, onCollapse }: TopBarsProps) {
  const [dialog, setDialog] = useState<SettingsDialog>();
  useEffect(countSpent, []);
  const bar = { mark: <UnsentMark />, settings: <SettingsMenu onChoose={setDialog} /> };
  return (
    <>
      {isWide && <Sidebar isCollapsed={isCollapsed} onCollapse={onCollapse} />}
      {isWide ? <Header {...bar} /> : <PhoneBar {...bar} />}
      <WatchNotices />
      {dialog && <SettingsDialogs open={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
