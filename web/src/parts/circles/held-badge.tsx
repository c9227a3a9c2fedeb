import { standsOf } from '#web/parts/forms/owned-kind.ts';
import { useOfOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { ThingBadge } from '#web/parts/sync/status/thing-badge.tsx';
import { isOpen } from '#web/parts/sync/tabs/open-things.ts';

/** Says of a circle what has not arrived: a change of it, or a follow that met a problem. What goes out at once is not worth a mark that comes and goes. */
export function HeldBadge({
  kind,
  item,
}: {
  kind: { readonly noun: string };
  item: { readonly id: string };
}) {
  const stands = standsOf(kind, item);
  const isHeld = useOfOutbox(({ things = [] }) => {
    const thing = things.findLast((each) => each.stands === stands && each.state !== 'sent');
    return (
      thing !== undefined && (thing.problem !== undefined || (thing.kind === kind.noun && !isOpen(thing.id)))
    );
  });
  return isHeld ? <ThingBadge stands={stands} /> : null;
}
