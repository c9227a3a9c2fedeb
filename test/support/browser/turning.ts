import type { Page } from 'playwright-core';
import { hasArrived } from './layout.ts';

const PATIENCE = 30_000; // ms

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
      await page.waitForFunction(hasFont, font);
    }
    if (width !== now.width) await page.evaluate(hearOfWidth, width);
    if (width !== now.width || height !== now.height) await page.setViewportSize({ width, height });
    now = { width, height, font };
    return page.evaluate<T>(`(async () => {
      const frame = ${nextFrame};
      const isThere = ${isThere};
      const late = Date.now() + ${PATIENCE};
      // It hears of a window, and of a font, in the frame after, which a busy browser may draw late.
      await window.isTurned;
      await frame();
      await frame();
      while (!(await isThere())) {
        if (Date.now() > late) throw new Error('It is not all there: ' + (${whatComes})());
        await frame();
      }
      return (${look})?.();
    })()`);
  };
}

/** In the page, before its window changes: `isTurned` resolves once it has heard of the new width. */
const hearOfWidth = (width: number) => {
  const asked = matchMedia(`(width: ${width}px)`);
  const isTurned = new Promise<void>((heard) => {
    if (asked.matches) heard();
    else asked.addEventListener('change', () => heard(), { once: true });
  });
  Object.assign(window, { isTurned });
};

/** Asked in the page: whether the font has come to it. */
const hasFont = (size: number) => getComputedStyle(document.documentElement).fontSize === `${size}px`;

/** In the page. A browser that is busy may draw none for a while. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 1000);
  });

/** In the page: what is still on its way, for whoever reads why a test was red. */
const whatComes = () =>
  [...document.querySelectorAll('.progress-line, .sk, img')]
    .filter((each) => (each instanceof HTMLImageElement ? !each.complete : each.checkVisibility()))
    .map((each) => (each instanceof HTMLImageElement ? each.src : each.className))
    .join(', ');
