import { circleHooks } from '#web/parts/circles/circle-hooks.ts';
import { group } from './group-kind.ts';

export const groupOutbox = circleHooks(group);
