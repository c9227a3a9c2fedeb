import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isWhole } from '../amount.ts';
import { expectAccessible, shoot, sizes, type useBrowser } from './browser.ts';
import { crampedIn, roomless } from './cramped.ts';
import type { DocumentedScreen } from './documented/screen.ts';
import { lostInForcedColours } from './forced-colors.ts';
import { arrived, forgetShifts, shiftOf, walkByKeyboard, watchShifts } from './layout.ts';
import { type System, storedSession } from './stored-session.ts';
import { type Turn, turning } from './turning.ts';

/** Whose screens they are, who is signed in there, and the screens. */
export type Walker = readonly [
  whose: string,
  username: string | undefined,
  screens: (system: System) => readonly DocumentedScreen[] | Promise<readonly DocumentedScreen[]>,
];

/** The windows that a screen is shown in, one after the other; the next screen goes the way back. */
const tour: readonly (Turn & { isThorough?: true })[] = [
  { ...sizes.phone, isThorough: true },
  ...roomless,
  { width: 768, height: 1024 },
  { width: 1600, height: 900 },
  { ...sizes.desktop, isThorough: true },
];

/** A fresh browser of somebody, and what its console complains about. */
export async function openAs(
  browser: ReturnType<typeof useBrowser>,
  system: System,
  username: string | undefined,
  viewport: Turn,
): Promise<{ page: Page; errors: readonly string[] }> {
  const storageState = username && (await storedSession(system, username));
  const context = await browser.open({ viewport, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (said) => said.type() === 'error' && errors.push(`${page.url()}: ${said.text()}`));
  await watchShifts(page);
  return { page, errors };
}

/** As on the device where it was begun: what is typed there says that the bars are others. */
async function openAgain(page: Page, url: string, screen: DocumentedScreen): Promise<void> {
  await page.getByRole('radio').or(page.getByRole('textbox')).first().press('Space');
  await open(page, url);
  await expectNamed(page, screen);
}

/**
 * Walks through somebody's screens in one window that changes its size: whether each has what the documents name, fits,
 * stays where it is, and can be used by everyone. As links lead to them, without loading the site again, on a desktop and
 * on a phone by turns; in the long tests each is loaded anew, shown in all windows, and used in both.
 */
export async function walkThrough(
  browser: ReturnType<typeof useBrowser>,
  system: System,
  [, username, screensOf]: Walker,
): Promise<void> {
  const { page, errors } = await openAs(browser, system, username, sizes.phone);
  const turn = await turning(page);
  for (const [place, screen] of (await screensOf(system)).entries()) {
    const { path, picture, isDialog, hasOtherBars } = screen;
    // To load the site anew each time is what costs.
    const isOpened = place === 0 || isWhole || hasOtherBars;
    await (isOpened ? open(page, system.url + path) : go(page, screen));
    await expectNamed(page, screen);
    if (hasOtherBars) await openAgain(page, system.url + path, screen);
    expect.soft(await shiftOf(page), `${path} moves`).toBeLessThan(0.05);
    const windows = place % 2 === 0 ? tour : tour.toReversed();
    for (const window of isWhole ? windows : windows.slice(-1)) {
      if (window.isThorough) {
        await turn(window);
        await expectNamed(page, screen);
        if (isDialog) await expectAccessible(page);
      }
      if (!picture) continue;
      // A machine that is busy may draw the window that was before once more.
      await expect.poll(() => crampedIn(window, turn), { message: path }).toEqual([]);
      if (!window.font) await shoot(page, `screen-${picture}`);
      if (window === windows.at(-1) || (isWhole && window.isThorough))
        await expectUsable(page, path, place < 2 ? 'bars' : 'screen');
    }
  }
  expect(errors).toEqual([]);
}

/** Loads the site at a screen, and waits until nothing of it is on its way. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // Behind a dialog that is open at once it is there, and not for readers.
  await page.locator('h1').first().waitFor();
  await arrived(page);
}

/** Goes to a screen as a link does, and waits until its title has had the focus and nothing of it is on its way. */
async function go(page: Page, screen: DocumentedScreen): Promise<void> {
  await forgetShifts(page);
  await page.evaluate((to) => {
    const walked = Object.assign(window, { hasCome: false });
    (document.activeElement as HTMLElement | null)?.blur();
    addEventListener('focusin', () => Object.assign(walked, { hasCome: true }), { once: true });
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, screen.path);
  // One screen may have the title of the one before.
  await page.waitForFunction(
    (title) =>
      (window as unknown as { hasCome: boolean }).hasCome &&
      document.querySelector('h1')?.textContent === title,
    titleOf(screen, page),
  );
  await arrived(page);
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 850;
const titleOf = ({ title, narrowTitle = title }: DocumentedScreen, page: Page) =>
  isNarrow(page) ? narrowTitle : title;

/** Expects a screen's name, and all that the documents name on it in a window of this size. */
export async function expectNamed(page: Page, screen: DocumentedScreen): Promise<void> {
  const { path, texts = [], controls = [], wide = [], narrow = [] } = screen;
  const title = titleOf(screen, page);
  // Until what it is about is known, it has a name for all of its kind.
  await expect
    .poll(async () => [path, await page.locator('h1').first().textContent(), await page.title()])
    .toEqual([path, title, `${title} · Furrow`]);
  const lacking = async () => {
    const heard = await page.locator('body').ariaSnapshot();
    const seen = await page.evaluate(() => document.body.innerText);
    return [
      ...texts.filter((text) => !seen.includes(text)),
      ...[...controls, ...(isNarrow(page) ? narrow : wide)].filter((control) => !heard.includes(control)),
    ];
  };
  // A part that is asked for later, as the phone's field, comes a moment after.
  await expect.poll(lacking, { message: path }).toEqual([]);
}

async function expectUsable(page: Page, path: string, from: 'bars' | 'screen'): Promise<void> {
  await expectAccessible(page);
  expect([path, await lostInForcedColours(page)]).toEqual([path, []]);
  expect([path, await walkByKeyboard(page, { from })]).toEqual([path, []]);
}
