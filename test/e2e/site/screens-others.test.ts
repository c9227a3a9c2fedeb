import { test } from 'vitest';
import { visitorsScreens } from '#test/browser/documented/beside.ts';
import { learnersScreens, teachersScreens } from '#test/browser/documented/in-demo.ts';
import { useSite } from '#test/browser/site.ts';
import { type Walker, walkThrough } from '#test/browser/walk.ts';

const { stack, browser } = useSite({ demo: 'copied' });

test.each<Walker>([
  ['visitors', undefined, () => visitorsScreens],
  ['learners', 'farmer', learnersScreens],
  ['teachers', 'teacher', teachersScreens],
])(
  'every screen for %s has what the documents name, fits, stays where it is, and can be used by everyone',
  (...walker) => walkThrough(browser, stack, walker),
  600_000,
);
