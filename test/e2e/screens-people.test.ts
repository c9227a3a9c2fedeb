import { test } from 'vitest';
import { useBrowser } from '#test/browser.ts';
import { inDemo } from '#test/documented/in-demo.ts';
import { adminScreens, peopleScreens } from '#test/documented/people.ts';
import { useStack } from '#test/stack.ts';
import { type Walker, walkThrough } from '#test/walk.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

test.each<Walker>([
  ['members among others', 'farmer', (system) => inDemo(system, peopleScreens)],
  ['administrators', 'admin', () => adminScreens],
])(
  'every screen for %s has what the documents name, fits, stays where it is, and can be used by everyone',
  (...walker) => walkThrough(browser, stack, walker),
  600_000,
);
