import type { ReactNode } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { messages } from '../messages.ts';
import { loadBars } from './load-bars.ts';
import { useCollapsed } from './use-collapsed.ts';
import './shell.css';

const TopBars = lazyPart(async () => (await loadBars()).TopBars, { isQuiet: true });
const TabBar = lazyPart(async () => (await loadBars()).TabBar, { isQuiet: true });

const OfflineBar = lazyPart(async () => (await loadBars()).OfflineBar, { isQuiet: true });

/** What stands around every member's screen: sidebar and header, or on a narrow one a bar on top and tabs below. */
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
          <div className="page">{children}</div>
        </main>
        {!isWide && <TabBar />}
      </div>
    </>
  );
}
