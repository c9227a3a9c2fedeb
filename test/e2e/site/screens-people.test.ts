import { test } from 'vitest';
import { inDemo } from '#test/browser/documented/in-demo.ts';
import { adminScreens, peopleScreens } from '#test/browser/documented/people.ts';
import { useSite } from '#test/browser/site.ts';
import { type Walker, walkThrough } from '#test/browser/walk.ts';

const { stack, browser } = useSite({ demo: 'copied' });

test.each<Walker>([
  ['members among others', 'farmer', (system) => inDemo(system, peopleScreens)],
  ['administrators', 'admin', () => adminScreens],
])(
  'every screen for %s has what the documents name, fits, stays where it is, and can be used by everyone',
  (...walker) => walkThrough(browser, stack, walker),
  600_000,
);
