import { type NewEntry, newStep, type Step } from '#web/parts/sync/queue/outbox-entry.ts';

let count = 0;

/** An entry of these steps, at a place of its own. */
export function anEntry(steps: readonly Step[], more: Partial<NewEntry> = {}): NewEntry {
  count += 1;
  return {
    id: `entry${count}`,
    kind: 'follow',
    title: `OutboxEntry ${count}`,
    queueKey: `/place/${count}`,
    steps,
    ...more,
  };
}

export const aFollow = (communityId = '7', more: Partial<NewEntry> = {}) =>
  anEntry([newStep('communities.followCommunity', { communityId })], more);
