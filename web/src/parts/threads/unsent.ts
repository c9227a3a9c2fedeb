import type { OutboxEntry, RouteName } from '#web/parts/sync/queue/outbox-entry.ts';
import { useEntries } from '#web/parts/sync/queue/use-outbox.ts';

/** What of the outbox is to happen to a list. */
export interface Unsent {
  /** What has not arrived, oldest first. */
  readonly added: readonly {
    readonly entry: OutboxEntry;
    readonly text: string;
    readonly pictures: number;
  }[];
  /** Texts that have not arrived, by the id of what they change. */
  readonly changed: ReadonlyMap<string, string>;
  readonly removed: ReadonlySet<string>;
}

interface Routes {
  readonly add: RouteName;
  readonly remove: RouteName;
}

/** The entries of a kind about a subject that have not arrived. */
export function useUnsent(kind: string, subject: string, routes: Routes): Unsent {
  const entries = useEntries() ?? [];
  return unsentIn(
    entries.filter((entry) => entry.kind === kind && entry.subject === subject && entry.state !== 'sent'),
    routes,
  );
}

function unsentIn(entries: readonly OutboxEntry[], { add, remove }: Routes): Unsent {
  const added: Unsent['added'][number][] = [];
  const changed = new Map<string, string>();
  const removed = new Set<string>();
  for (const entry of entries) {
    const [step] = entry.steps;
    const { id, text = '' } = (step?.input ?? {}) as { id?: string; text?: string };
    if (step?.route === add) added.push({ entry, text, pictures: Object.keys(step.files ?? {}).length });
    else if (step?.route === remove) removed.add(String(id));
    else changed.set(String(id), text);
  }
  return { added, changed, removed };
}
