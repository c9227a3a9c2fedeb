import { circleHooks } from '#web/parts/circles/circle-hooks.ts';
import { enterprise } from './enterprise-kind.ts';

export const enterpriseOutbox = circleHooks(enterprise);
