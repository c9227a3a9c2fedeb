import type { Page } from 'playwright-core';
import { hasArrived } from './layout.ts';

/** A window, in px, and the size that a person set as their browser's font. */
export interface Turn {
  readonly width: number;
  readonly height: number;
  /** @default 16 */
  readonly font?: number;
}

/**
 * Lets a page be turned: gives it another font and window, and waits until it has heard of that and what it may show
 * instead is there. Answers what `look` finds in the page then, all in one go, because this is done some hundreds of
 * times.
 *
 * @param isThere asked in the page.
 */
export async function turning(page: Page, isThere: () => Promise<boolean> | boolean = hasArrived) {
  const session = await page.context().newCDPSession(page);
  let now: Turn = { ...(page.viewportSize() ?? { width: 0, height: 0 }), font: 16 };
  return async <T>({ width, height, font = 16 }: Turn, look?: () => T): Promise<T> => {
    if (font !== now.font) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font } });
      await page.evaluate(hasFont, font);
    }
    if (width !== now.width || height !== now.height) await page.setViewportSize({ width, height });
    now = { width, height, font };
    return page.evaluate<T>(`(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isThere = ${isThere};
      // It hears of a window, and of a font, in the frame after.
      await frame();
      await frame();
      while (!(await isThere())) await frame();
      return (${look})?.();
    })()`);
  };
}

/** Runs in the page, until the font has come to it. */
async function hasFont(size: number): Promise<void> {
  while (getComputedStyle(document.documentElement).fontSize !== `${size}px`)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
