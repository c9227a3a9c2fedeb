import { FolderPlus } from 'lucide-react';
import { collections } from '#contract/resources/collections.ts';
import { changeReplies, refresh } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { messages } from './messages.ts';
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
  readAt: ({ queueKey }) => queueKey,
};
