import { test } from 'vitest';
import { furtherScreens } from '#test/browser/documented/beside.ts';
import { inDemo } from '#test/browser/documented/in-demo.ts';
import { knowledgeScreens } from '#test/browser/documented/knowledge.ts';
import { useSite } from '#test/browser/site.ts';
import { type Walker, walkThrough } from '#test/browser/walk.ts';

const { stack, browser } = useSite({ demo: 'copied' });

test.each<Walker>([
  [
    'members who read and learn',
    'farmer',
    (system) => inDemo(system, [...knowledgeScreens, ...furtherScreens]),
  ],
])(
  'every screen for %s has what the documents name, fits, stays where it is, and can be used by everyone',
  (...walker) => walkThrough(browser, stack, walker),
  600_000,
);
