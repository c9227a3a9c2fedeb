import { type NewThing, newStep, type Step } from '#web/parts/sync/queue/thing.ts';

let count = 0;

/** A thing of these steps, at a place of its own. */
export function aThing(steps: readonly Step[], more: Partial<NewThing> = {}): NewThing {
  count += 1;
  return {
    id: `thing${count}`,
    kind: 'follow',
    title: `Thing ${count}`,
    place: `/place/${count}`,
    steps,
    ...more,
  };
}

export const aFollow = (communityId = '7', more: Partial<NewThing> = {}) =>
  aThing([newStep('communities.followCommunity', { communityId })], more);
