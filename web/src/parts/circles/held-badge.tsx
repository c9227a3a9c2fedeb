import { subjectOf } from '#web/parts/forms/owned-kind.ts';
import { useOfOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { isOpen } from '#web/parts/sync/tabs/open-entries.ts';

/**
 * Says that a change of a circle, or a follow with a problem, has not arrived. An entry that is sent at once gets no
 * badge, which would only flash.
 */
export function HeldBadge({
  kind,
  item,
}: {
  kind: { readonly noun: string };
  item: { readonly id: string };
}) {
  const subject = subjectOf(kind, item);
  const isHeld = useOfOutbox(({ entries = [] }) => {
    const entry = entries.findLast((each) => each.subject === subject && each.state !== 'sent');
    return (
      entry !== undefined && (entry.problem !== undefined || (entry.kind === kind.noun && !isOpen(entry.id)))
    );
  });
  return isHeld ? <EntryBadge subject={subject} /> : null;
}
