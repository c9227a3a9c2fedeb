import { circleHooks } from '#web/parts/circles/circle-hooks.ts';
import { community } from './community-kind.ts';

export const communityOutbox = circleHooks(community);
