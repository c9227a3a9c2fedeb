import { SlidePanel } from '#web/components/overlay/dialog.tsx';
import { Brand } from '#web/components/page/brand.tsx';
import { MiniCalendar } from '#web/features/calendar/mini-calendar.tsx';
import { LatestMessages } from '#web/features/messenger/latest-messages.tsx';
import { Notices } from '#web/features/notices/notices.tsx';
import { AsOf } from './lazy-bars.ts';
import { messages } from './messages.ts';
import { Navigation } from './navigation.tsx';
import { NOTICES } from './places.ts';
import './tab-panel.css';

export type PanelName = 'messages' | 'notifications' | 'menu';

/** What an entry of the tab bar opens. */
export const TabPanel = ({ name, onClose }: { name: PanelName; onClose: () => void }) => (
  <SlidePanel title={messages[name]} head={name === 'menu' ? <Brand /> : undefined} onClose={onClose}>
    {name === 'menu' ? (
      <>
        <Navigation />
        <MiniCalendar isAtOnce />
      </>
    ) : (
      <div className="tab-panel">
        {name === 'messages' ? (
          <LatestMessages />
        ) : (
          <>
            <AsOf path={NOTICES} />
            <Notices />
          </>
        )}
      </div>
    )}
  </SlidePanel>
);
