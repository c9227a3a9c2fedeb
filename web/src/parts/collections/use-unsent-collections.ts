import type { CollectionOf } from '#contract/resources/collections.ts';
import type { ReplyRef } from '#web/parts/sync/queue/outbox-entry.ts';
import { useEntries } from '#web/parts/sync/queue/use-outbox.ts';
import { MADE } from './changes.ts';
import { coverOf } from './cover-of.ts';

/** The ids of collections that have just arrived, by those of their steps: an entry has them a moment later. */
export const arrived = new Map<string, string>();

/**
 * The member's new collections that have not arrived, newest first, with the `id` of one that is there already, while
 * what goes into it follows: `things` are the ids of that. `known`: those that the API answered.
 */
export function useUnsentCollections(of: CollectionOf, known: readonly { readonly id: string }[] = []) {
  const entries = useEntries() ?? [];
  const steps = entries.flatMap((entry) => entry.steps);
  return entries
    .filter(({ kind, state }) => kind === MADE && state !== 'sent')
    .flatMap((entry) => {
      const [made] = entry.steps;
      if (made?.route !== 'collections.addCollection') return [];
      const input = made.input as { of: CollectionOf; title: string; cover?: number };
      const id = (made.reply as { data: { id: string } } | undefined)?.data.id ?? arrived.get(made.key);
      const isHere = input.of === of && !known.some((other) => other.id === id);
      if (!isHere) return [];
      const things = steps.filter(({ input }) => (input['collectionId'] as ReplyRef)?.from === made.key);
      return [
        {
          entry,
          key: made.key,
          id,
          title: input.title,
          cover: input.cover ?? coverOf(entry.id),
          things: things.map((step) => step.input['id']),
        },
      ];
    })
    .toReversed();
}
