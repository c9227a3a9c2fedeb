import { circleHooks } from '#web/parts/circles/circle-hooks.ts';
import { followHooks } from '#web/parts/circles/follow-hooks.ts';
import { community } from './community-kind.ts';

/** Making and changing a community, as the outbox knows it. */
export const communityChange = circleHooks(community);

/** Following one. */
export const communityFollow = followHooks(community);
