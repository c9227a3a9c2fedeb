import type { Page } from 'playwright-core';
import { tabThrough } from './keyboard.ts';

/** Adds up how much a page's layout moves by itself, from its first paint on; call before it is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts are reported after the frame that they happen in. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve((window as unknown as { shifts: { sum: number } }).shifts.sum), 0),
        ),
      ),
  );

/** Waits until nothing of a screen is on its way: bars, lists, fonts and the pictures that are in sight. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(hasArrived);
}

/** The same, as asked in the page. */
export async function hasArrived(): Promise<boolean> {
  await document.fonts.ready;
  const isMember = (localStorage.getItem('userInfo') ?? sessionStorage.getItem('userInfo')) !== null;
  const bars = document.querySelector('.topbar, .phonebar');
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return (
    (!isMember || bars !== null) &&
    // On a phone the rows of the dashboard are not shown, and ask for nothing.
    [...document.querySelectorAll('.sk')].every((place) => !place.checkVisibility()) &&
    pictures.every(({ complete }) => complete)
  );
}

/** By how many pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fields that are lower than a thumb needs: they lack our look, or their place in it. */
export const lowFieldsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.control')]
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().height < 44)
      .map((field) => field.outerHTML.slice(0, 120)),
  );

/**
 * Goes through a page by the tab key alone. Answers what is wrong with the way: controls that the key does not
 * reach, and stops whose focus is not seen, because it is not drawn or because something covers it.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const reachable = [...controls].filter((control) => {
      if (control.matches(':disabled, [tabindex="-1"], [aria-hidden="true"] *, [inert] *')) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
      // Of a group of radio buttons the key stops at the chosen one, or else at the first.
      const group = [...document.getElementsByName(control.name)] as HTMLInputElement[];
      return control === (group.find(({ checked }) => checked) ?? group[0]);
    });
    for (const [place, control] of reachable.entries()) control.dataset['stop'] = String(place);
    (document.activeElement as HTMLElement | null)?.blur();
    return reachable.map((control) => control.outerHTML.slice(0, 120));
  });
  const stops = await tabThrough(page, expected.length + 5, lookAtFocus);
  const problems = stops.flatMap(({ problem }) => problem ?? []);
  const reached = new Set(stops.map(({ stop }) => stop));
  const missed = expected.filter((_, place) => !reached.has(place));
  return [...problems, ...missed.map((html) => `never reached: ${html}`)];
}

/** Runs in the page. */
function lookAtFocus(): { stop?: number; problem?: string } {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return {};
  const stop = focused.dataset['stop'] === undefined ? undefined : Number(focused.dataset['stop']);
  const say = (what: string) => `${what}: ${focused.outerHTML.slice(0, 120)}`;
  // A hidden input of a label that looks like a button: the label draws the focus.
  const drawn = [focused, focused.closest('label'), focused.parentElement].filter(
    (element) => element !== null,
  );
  const rings = drawn.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')]);
  const isDrawn = rings.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!isDrawn) return { stop, problem: say('focus not drawn') };
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (width < 2 || height < 2) return { stop };
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 40)];
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) {
    return { stop, problem: say('focus out of sight') };
  }
  const there = document.elementFromPoint(x, y);
  const isSeen =
    there &&
    (focused.contains(there) || there.contains(focused) || there.closest('label')?.contains(focused));
  return isSeen ? { stop } : { stop, problem: say(`focus covered by ${there?.outerHTML.slice(0, 60)}`) };
}
