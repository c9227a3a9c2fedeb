import { getOutbox, subscribeToOutbox } from '#web/parts/sync/queue/store.ts';
import { drafts } from '../writing/drafts.ts';

/** Milliseconds in which a draft marked as handed over has surely reached the outbox. */
const MAX_ARRIVAL_MS = 60_000;

/**
 * Calls `changed` with each change of the outbox. A draft whose entry is missing there (a browser kept the text and not
 * the outbox) is unfinished again. Returns how to stop.
 */
export function subscribeToUnsent(memberId: string, changed: () => void): () => void {
  const look = () => {
    const { member, entries } = getOutbox();
    if (member !== memberId || !entries) return;
    for (const draft of drafts.readOut(memberId)) {
      const isOld = Date.now() - Date.parse(draft.out?.at ?? '') > MAX_ARRIVAL_MS;
      if (isOld && !entries.some(({ id }) => id === draft.out?.entry))
        drafts.keepDraft(memberId, { ...draft, out: undefined });
    }
    changed();
  };
  look();
  return subscribeToOutbox(look);
}
