import { isOpen } from '#web/parts/blocks/keeping/open-drafts.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { useThingAt } from '#web/parts/outbox/use-outbox.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';

/** Says of a circle what has not arrived: a change of it, or a follow that met a problem. What goes out at once is not worth a mark that comes and goes. */
export function HeldBadge({
  kind,
  item,
}: {
  kind: { readonly noun: string };
  item: { readonly id: string };
}) {
  const stands = standsOf(kind, item);
  const thing = useThingAt(stands);
  const isHeld = thing?.problem ?? (thing?.kind === kind.noun && !isOpen(thing.id));
  return isHeld ? <ThingBadge stands={stands} /> : null;
}
