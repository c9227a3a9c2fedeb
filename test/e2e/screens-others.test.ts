import { test } from 'vitest';
import { useBrowser } from '#test/browser.ts';
import { visitorsScreens } from '#test/documented/beside.ts';
import { learnersScreens, teachersScreens } from '#test/documented/in-demo.ts';
import { useStack } from '#test/stack.ts';
import { type Walker, walkThrough } from '#test/walk.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

test.each<Walker>([
  ['visitors', undefined, () => visitorsScreens],
  ['learners', 'farmer', learnersScreens],
  ['teachers', 'teacher', teachersScreens],
])(
  'every screen for %s has what the documents name, fits, stays where it is, and can be used by everyone',
  (...walker) => walkThrough(browser, stack, walker),
  600_000,
);
