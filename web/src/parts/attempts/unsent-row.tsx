import { formatDate } from '#web/lib/format/format-date.ts';
import { FINISHING_TEST } from '#web/parts/lessons/learning.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { useEntries, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { messages } from './messages.ts';
import './attempt-row.css';

/** The member's finished attempts that have not arrived, of a test or of a whole course, oldest first. */
export const useUnsentAttempts = (of: Partial<Pick<OutboxEntry, 'subject' | 'queueKey'>>) =>
  (useEntries() ?? []).filter(
    ({ kind, state, subject, queueKey }) =>
      kind === FINISHING_TEST &&
      state !== 'sent' &&
      (of.subject ?? subject) === subject &&
      (of.queueKey ?? queueKey) === queueKey,
  );

interface UnsentRowProps {
  entry: OutboxEntry;
  /** Whether it says of which lesson it is. */
  isNamed?: boolean;
}

/** A finished attempt that has not arrived, in an `ol`: it has no marks, which only the API gives. */
export function UnsentRow({ entry, isNamed = false }: UnsentRowProps) {
  const { title, state } = entry;
  const at = new Date(entry.at).toISOString();
  return (
    <li className="attempt cluster gap-1-3">
      <div className="attempt-words soft text-xs">
        {isNamed && <span>{title}</span>}
        <b className="attempt-written">{state === 'refused' ? messages.refused : messages.unsent}</b>
        <time dateTime={at}>{messages.finishedOn(formatDate(at))}</time>
      </div>
      <StateBadge state={whereIs(entry)} />
    </li>
  );
}
