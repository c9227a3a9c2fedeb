import { circleHooks } from '#web/parts/circles/circle-hooks.ts';
import { followHooks } from '#web/parts/circles/follow-hooks.ts';
import { enterprise } from './enterprise-kind.ts';

/** Making and changing an enterprise, as the outbox knows it. */
export const enterpriseChange = circleHooks(enterprise);

/** Following one. */
export const enterpriseFollow = followHooks(enterprise);
