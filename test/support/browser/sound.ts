import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, shoot, sizes } from './browser.ts';
import { arrived, overflowOf } from './layout.ts';

/**
 * Looks at what is shown: it fits on a phone and on a desktop, and axe finds nothing. The page has its own size again
 * after, so that a flow runs once and each of its states is seen in both; `name` is that of the picture (`shoot`). In
 * the size that the flow does not have, axe looks at dialogs alone, which scroll by themselves: what is around a state
 * of a page it sees on the walk through all screens.
 */
export async function expectSound(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? sizes.desktop;
  const other = own.width === sizes.phone.width ? sizes.desktop : sizes.phone;
  const isDialog = (await page.locator('[role="dialog"], [role="alertdialog"], dialog[open]').count()) > 0;
  for (const viewport of [own, other]) {
    await page.setViewportSize(viewport);
    await arrived(page);
    // The bars of the other size come with the next render.
    await expect.poll(() => overflowOf(page), { message: `${name} at ${viewport.width} px` }).toBe(0);
    if (viewport === own || isDialog) await expectAccessible(page);
    await shoot(page, name);
  }
  await page.setViewportSize(own);
}

/** The same in the size alone that the flow has. */
export async function expectSeen(page: Page, name: string): Promise<void> {
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await shoot(page, name);
}
