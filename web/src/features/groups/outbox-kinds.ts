import { circleHooks } from '#web/parts/circles/circle-hooks.ts';
import { followHooks } from '#web/parts/circles/follow-hooks.ts';
import { group } from './group-kind.ts';

/** Making and changing a group, as the outbox knows it. */
export const groupChange = circleHooks(group);

/** Following one. */
export const groupFollow = followHooks(group);
