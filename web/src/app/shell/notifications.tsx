import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';
import './notifications.css';

/** There are none yet, and nothing that would make one. */
export const Notifications = () => (
  <div className="notifications">
    <EmptyState
      drawing="letterbox"
      title={messages.noNotifications.title}
      text={messages.noNotifications.text}
    />
  </div>
);
