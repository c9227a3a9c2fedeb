import { test as inVitest } from 'vitest';
import { isUnkind, isWhole } from './amount.ts';

const nowhere = Object.assign(() => undefined, { each: () => () => undefined }) as unknown as typeof inVitest;

/**
 * A test that `npm run test:long` alone runs: a race, a storm, a fault, a second size or way. Its file is among the long
 * tests by itself (vitest.config.ts).
 */
export const rare = isWhole || isUnkind ? inVitest : nowhere;

/** What else is in its file: `npm test` runs it, and the long tests do not again. */
export const test = isWhole ? nowhere : inVitest;
