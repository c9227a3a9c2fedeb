import { useState } from 'react';
import { Header } from './header.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { type SettingsDialog, SettingsDialogs } from './settings-dialogs.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { Sidebar } from './sidebar.tsx';

export { TabBar } from './tab-bar.tsx';

interface TopBarsProps {
  isWide: boolean;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** All that stands before the screen; what the settings opened outlives the turn of a tablet. */
export function TopBars({ isWide, isCollapsed, onCollapse }: TopBarsProps) {
  const [dialog, setDialog] = useState<SettingsDialog>();
  const settings = <SettingsMenu onChoose={setDialog} />;
  return (
    <>
      {isWide && <Sidebar isCollapsed={isCollapsed} onCollapse={onCollapse} />}
      {isWide ? <Header settings={settings} /> : <PhoneBar settings={settings} />}
      <SettingsDialogs open={dialog} onOpen={setDialog} />
    </>
  );
}
