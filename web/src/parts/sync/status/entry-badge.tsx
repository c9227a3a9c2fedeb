import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '#web/components/content/badge.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { useEntryOn, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import { useDevice } from './use-device.ts';
import './entry-badge.css';

/** Says that the member's last change of this subject has not arrived; it leads to the reason. */
export function EntryBadge({ subject }: { subject: string }) {
  const entry = useEntryOn(subject);
  return entry ? <StateBadge state={whereIs(entry)} /> : null;
}

export function StateBadge({ state }: { state: ReturnType<typeof whereIs> }) {
  const device = useDevice();
  return (
    <p className="entry-badge">
      <Link to={UNSENT}>
        {state === 'refused' ? (
          <Badge tone="danger" icon={<CircleAlert />}>
            {messages.seeWhy}
          </Badge>
        ) : state === 'sending' ? (
          <Badge icon={<Spinner />}>{messages.sending}</Badge>
        ) : (
          <Badge icon={<device.Icon />}>
            {state === 'notKept' ? messages.notKept : messages.here(device.name)}
          </Badge>
        )}
      </Link>
    </p>
  );
}
