import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasArrived, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';

const { stack, visit } = useSite({ demo: 'copied' });

/** High enough for all of a screen: what moves below the edge of a window is not reported. */
const windows = [
  { width: 1280, height: 3000 },
  { width: 360, height: 3000 },
];

/**
 * Opens a screen whose replies come one by one, the last that was asked for first, each once the others are painted.
 */
async function trickle(page: Page, path: string, last: Locator): Promise<void> {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => void held.push(route));
  await page.goto(stack.url + path, { waitUntil: 'commit' });
  const isThere = async () => (await last.isVisible()) && (await page.evaluate(hasArrived));
  while (held.length > 0 || !(await isThere())) {
    await held.pop()?.continue();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  }
  await page.unrouteAll();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.each(windows)('what comes late moves nothing in a window of $width px', async (viewport) => {
  const { page } = await visit('farmer', { viewport, path: null });
  const seen = async (path: string, last: Locator) => {
    await trickle(page, path, last);
    expect.soft([path, await shiftOf(page)]).toEqual([path, 0]);
  };

  await seen('/courses/my-courses', region(page, 'My collections'));
  const course = page.getByRole('link', { name: 'Drip lines that last ten years' });
  const path = (await course.getAttribute('href')) ?? '';
  await seen(path, page.getByRole('heading', { name: 'Also study this course' }));
  await seen('/library', region(page, 'Videos').getByRole('listitem').first());
  await seen('/calendar/my-events', page.getByRole('button', { name: /^Download month/ }));
});
