import { type ReactNode, useState } from 'react';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { drop, keep, readKept } from '#web/lib/device/browser-storage.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { messages } from '../messages.ts';
import { AsOf, OfflineBar, TabBar, TopBars } from './lazy-bars.ts';
import './shell.css';

/** The shell of every member's screen: sidebar and header, or on a narrow one a bar on top and tabs below. */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useMedia(breakpoints.shell);
  const [isCollapsed, setCollapsed] = useCollapsed();
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <div className={isCollapsed ? 'shell shell-collapsed' : 'shell'}>
        <TopBars isWide={isWide} isCollapsed={isCollapsed} onCollapse={setCollapsed} />
        <main id="main" tabIndex={-1}>
          <OfflineBar />
          <div className="page">
            <AsOf />
            {children}
          </div>
        </main>
        {!isWide && <TabBar />}
      </div>
    </>
  );
}

const KEY = 'sidebarCollapsed';

/** Whether the sidebar is small; the choice stays on this device. */
function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => readKept(KEY) !== null);
  const choose = (chosen: boolean) => {
    if (chosen) keep(KEY, 'true');
    else drop(KEY);
    setCollapsed(chosen);
  };
  return [isCollapsed, choose];
}
