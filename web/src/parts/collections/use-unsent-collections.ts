import type { CollectionOf } from '#contract/resources/collections.ts';
import { useEntries, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { MADE } from './changes.ts';

/** The member's new collections that have not arrived, newest first. `known`: those that the API answered. */
export function useUnsentCollections(of: CollectionOf, known: readonly { readonly id: string }[] = []) {
  return (useEntries() ?? [])
    .filter(({ kind, state }) => kind === MADE && state !== 'sent')
    .flatMap((entry) => {
      const [made] = entry.steps;
      if (made?.route !== 'collections.addCollection') return [];
      const { of: its, title } = made.input as { of: CollectionOf; title: string };
      // It is known before its entry is sent: what goes into it follows.
      const id = (made.reply as { data: { id: string } } | undefined)?.data.id;
      const isHere = its === of && !known.some((other) => other.id === id);
      return isHere ? [{ id: entry.id, title, state: whereIs(entry) }] : [];
    })
    .toReversed();
}
