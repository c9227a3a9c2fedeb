import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Brand } from '#web/components/page/brand.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';
import { Navigation } from './navigation.tsx';
import './sidebar.css';

/** Last in the bar, where it moves nothing; a phone has it in its menu. */
const MiniCalendar = quietPart(async () => (await import('./panels.ts')).MiniCalendar);

interface SidebarProps {
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** Beside a wide screen; small, it shows icons and initials. */
export function Sidebar({ isCollapsed, onCollapse }: SidebarProps) {
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className={isCollapsed ? 'sidebar sidebar-collapsed' : 'sidebar'} aria-label={messages.sidebar}>
      <div className="sidebar-head row between">
        <Brand />
        <IconButton
          label={isCollapsed ? messages.expand : messages.collapse}
          icon={<Icon className="icon" aria-hidden="true" />}
          onClick={() => onCollapse(!isCollapsed)}
        />
      </div>
      <Navigation isSmall={isCollapsed} />
      {!isCollapsed && <MiniCalendar />}
    </aside>
  );
}
