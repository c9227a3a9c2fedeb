import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';
import './notifications.css';

/** There are no notifications yet. */
export const Notifications = () => (
  <div className="notifications">
    <EmptyState
      drawing="letterbox"
      title={messages.noNotifications.title}
      text={messages.noNotifications.text}
    />
  </div>
);
