import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, shoot, sizes } from './browser.ts';
import { arrived, overflowOf } from './layout.ts';

/**
 * Looks at what is shown on a phone and on a desktop: it fits, and axe finds nothing. The page has its own size again
 * after, so that a flow runs once and what differs between the two is seen of each of its states; `name` is that of the
 * picture (`shoot`).
 */
export async function expectSound(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? sizes.desktop;
  const bySize = Object.entries(sizes).toSorted(([, { width }]) => (width === own.width ? -1 : 1));
  for (const [size, viewport] of bySize) {
    await page.setViewportSize(viewport);
    await arrived(page);
    // The bars of the other size come with the next render.
    await expect.poll(() => overflowOf(page), { message: `${name} on a ${size}` }).toBe(0);
    await expectAccessible(page);
    await shoot(page, name);
  }
  await page.setViewportSize(own);
}
