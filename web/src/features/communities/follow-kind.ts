import { followHooks } from '#web/parts/circles/follow-hooks.ts';
import { community } from './community-kind.ts';

/** Following a community, as the outbox knows it. */
export const communityFollow = followHooks(community);
