import type { Page } from 'playwright-core';
import { tabThrough } from './keyboard.ts';

/** Adds up how much a page's layout moves by itself, from its first paint on; call before it is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shifts: { sum: 0 } });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.shifts.sum += value;
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

/** What has moved so far, as a window that was turned makes it, is not counted. */
export async function forgetShifts(page: Page): Promise<void> {
  await shiftOf(page);
  await page.evaluate(() => Object.assign(window, { shifts: { sum: 0 } }));
}

/** Waits until nothing of a screen is on its way: bars, parts, lists, fonts and the pictures that are in sight. */
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
    document.querySelector('.progress-line') === null &&
    // On a phone the rows of the dashboard are not shown, and ask for nothing.
    [...document.querySelectorAll('.sk')].every((place) => !place.checkVisibility()) &&
    pictures.every(({ complete }) => complete)
  );
}

/** By how many pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Walked = typeof window & { coverOf: (element: Element) => string | undefined };

interface Options {
  /** Where it begins: the bars are the same on each screen, so once is enough to go through them. @default bars */
  readonly from?: 'bars' | 'screen';
}

/**
 * Goes through a page by the tab key alone. Answers what is wrong with the way: controls that the key does not
 * reach, and stops whose focus is not seen, because it is not drawn or because something covers it.
 */
export async function walkByKeyboard(page: Page, { from = 'bars' }: Options = {}): Promise<string[]> {
  const { expected, problems } = await page.evaluate(prepare, from);
  const stops = await tabThrough(page, expected.length + 5, lookAtFocus);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const reached = new Set(stops.map(({ stop }) => stop));
  const missed = expected.filter((_, index) => !reached.has(index));
  return [
    ...problems,
    ...stops.flatMap(({ problem }) => problem ?? []),
    ...missed.map((html) => `never reached: ${html}`),
  ];
}

/** Runs in the page: numbers what the key is to reach, and puts the focus before it. */
function prepare(from: 'bars' | 'screen'): { expected: string[]; problems: string[] } {
  const coverOf = (element: Element): string | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return;
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 40)];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return 'out of sight';
    const there = document.elementFromPoint(x, y);
    const isSeen =
      there &&
      (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element));
    return isSeen ? undefined : `covered by ${there?.outerHTML.slice(0, 60)}`;
  };
  Object.assign(window, { coverOf });
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const reachable = [...controls].filter((control) => {
    if (control.matches(':disabled, [tabindex="-1"], [aria-hidden="true"] *, [inert] *')) return false;
    // It only sends the focus on, to keep it in a dialog.
    if (control.matches('[data-radix-focus-guard]')) return false;
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    // Of a group of radio buttons the key stops at the chosen one, or else at the first.
    const group = [...document.getElementsByName(control.name)] as HTMLInputElement[];
    return control === (group.find(({ checked }) => checked) ?? group[0]);
  });
  const screen = document.getElementById('main');
  const isBefore = (control: Element) =>
    screen?.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_PRECEDING;
  const bars = from === 'screen' ? reachable.filter(isBefore) : [];
  const expected = reachable.slice(bars.length);
  for (const old of document.querySelectorAll<HTMLElement>('[data-stop]')) delete old.dataset['stop'];
  for (const [place, control] of expected.entries()) control.dataset['stop'] = String(place);
  (document.activeElement as HTMLElement | null)?.blur();
  bars.at(-1)?.focus({ preventScroll: true });
  // Nobody stops at these, but they are to be pressed.
  const problems = bars.flatMap((control) => {
    const cover = coverOf(control);
    return cover?.startsWith('covered') ? `${cover}: ${control.outerHTML.slice(0, 120)}` : [];
  });
  return { expected: expected.map((control) => control.outerHTML.slice(0, 120)), problems };
}

/** Runs in the page. */
function lookAtFocus(): { stop?: number; problem?: string } {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return {};
  const stop = focused.dataset['stop'] === undefined ? undefined : Number(focused.dataset['stop']);
  const say = (what: string) => `focus ${what}: ${focused.outerHTML.slice(0, 120)}`;
  // A hidden input of a label that looks like a button: the label draws the focus.
  const drawn = [focused, focused.closest('label'), focused.parentElement].filter(
    (element) => element !== null,
  );
  const rings = drawn.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')]);
  const isDrawn = rings.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!isDrawn) return { stop, problem: say('not drawn') };
  const cover = (window as unknown as Walked).coverOf(focused);
  return cover ? { stop, problem: say(cover) } : { stop };
}
