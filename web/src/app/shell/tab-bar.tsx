import { Bell, type LucideIcon, Menu, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useUnseen } from '#web/lib/unseen.ts';
import { messages } from './messages.ts';
import { NewCount } from './new-count.tsx';
import { PlaceLink } from './place-link.tsx';
import { currentOf, dashboard } from './places.ts';
import type { PanelName } from './tab-panel.tsx';
import './tab-bar.css';

/** Milliseconds until the panels are fetched: on a slow phone the screen and its pictures come first. */
const PANEL_DELAY_MS = 3000;

const TabPanel = lazyPart(async () => (await import('./panels.ts')).TabPanel);

/** The bar below a narrow screen. */
export function TabBar() {
  const [open, setOpen] = useState<PanelName>();

  useEffect(() => {
    // So that they open at once, also without a connection.
    const timer = setTimeout(() => void TabPanel.fetch(), PANEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const { pathname } = useLocation();
  const tab = (name: PanelName, Icon: LucideIcon, unseen = 0, to?: string) => (
    <button
      type="button"
      className="tab"
      aria-current={to === undefined ? undefined : currentOf({ to, name }, pathname)}
      aria-haspopup="dialog"
      aria-expanded={open === name}
      onClick={() => setOpen(name)}
    >
      <Icon />
      {messages[name]}
      <NewCount of={unseen} isHeard />
    </button>
  );
  return (
    <>
      <nav className="tabbar" aria-label={messages.mainNavigation}>
        <PlaceLink place={dashboard} className="tab">
          <dashboard.Icon />
          {messages.dashboard}
        </PlaceLink>
        {tab('messages', MessageCircle, useUnseen('messages'), '/messenger')}
        {tab('notifications', Bell, useUnseen('notifications'))}
        {tab('menu', Menu)}
      </nav>
      {open && <TabPanel name={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
