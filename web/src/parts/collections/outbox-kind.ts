import { FolderPlus } from 'lucide-react';
import { type CollectionCard, collections } from '#contract/resources/collections.ts';
import { changeReplies, refresh } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { DELETED } from './changes.ts';
import { messages } from './messages.ts';
import { addressOf } from './places.ts';
import { arrived } from './use-unsent-collections.ts';

/** The hooks of all that is done to a collection: what shows it is read again. */
export const collectionKind: KindHooks = {
  noun: messages.noun,
  Icon: FolderPlus,
  onStep(_, { key, route, reply }) {
    if (route === 'collections.addCollection') arrived.set(key, (reply as { data: { id: string } }).data.id);
    if (route === 'collections.deleteCollection') {
      const { id } = reply as { id: string };
      changeReplies(collections.getCollection, (shown) => (shown.id === id ? undefined : shown));
    } else void refresh(collections.getCollection);
    return refresh(collections.listCollections);
  },
  // A new one goes out from the list: what was made is at its own address. What was deleted is at none.
  readAt({ steps: [first], queueKey, kind }) {
    if (kind === DELETED) return undefined;
    const isMade = first?.route === 'collections.addCollection';
    const made = isMade ? (first.reply as { data: CollectionCard } | undefined) : undefined;
    return made ? addressOf(made.data.of, made.data.id) : queueKey;
  },
};
