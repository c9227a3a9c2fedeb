import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { chromiumPath, chromiumWords, sizes } from '#test/browser/browser.ts';
import { missingIn } from '#test/browser/missing-in-worker.ts';
import { median } from './median.ts';
import { memberScreens, type Screen, signInScreen } from './phone-screens.ts';
import { start } from './server.ts';
import { onSlowPhone, type Visit, visited } from './slow-phone.ts';

/** A screen and the how manieth visit it is: each figure in the order of the runs. */
export interface PhoneFigures {
  readonly screen: string;
  readonly visits: readonly Visit[];
  /** Milliseconds of the slowest interaction. */
  readonly interaction: number;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The sign-in and the members' first screens on a slow phone: CPU four times slower, 1.6 Mbit/s, 150 ms. Each run is a
 * browser that never was there, comes a second time, and comes later, once the service worker has kept the site.
 */
export async function measurePhone(runs: number): Promise<PhoneFigures[]> {
  const { server, stop } = await start('site');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumWords,
  });
  const state = await signedIn(browser, server.url);
  const { token } = JSON.parse(
    state.origins[0]?.localStorage.find(({ name }) => name === 'userInfo')?.value ?? '{}',
  );
  const headers = { authorization: `Bearer ${token}` };
  const forMembers = await memberScreens(async (path) =>
    (await fetch(server.url + path, { headers })).json(),
  );
  const screens = [
    { ...signInScreen, state: undefined },
    ...forMembers.map((screen) => ({ ...screen, state })),
  ];
  const figures: PhoneFigures[] = [];
  for (const screen of screens) {
    const [first, second, later]: [Visit[], Visit[], Visit[]] = [[], [], []];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: sizes.phone, storageState: screen.state });
      first.push(await visit(context, server.url, screen));
      second.push(await visit(context, server.url, screen));
      // Who only signs in has no worker.
      if (screen.state) {
        await keepSite(context, server.url + screen.path);
        later.push(await visit(context, server.url, screen));
      }
      await context.close();
    }
    for (const [times, visits] of [
      ['first', first],
      ['second', second],
      ['later', later],
    ] as const) {
      if (visits.length === 0) continue;
      const interaction = Math.max(...visits.map((each) => each.interaction));
      figures.push({ screen: `${screen.name}, ${times} visit`, visits, interaction });
    }
  }
  await browser.close();
  await stop();
  return figures;
}

/** The middle of the runs, and each of them. */
export const middleOf = (visits: readonly Visit[], figure: (visit: Visit) => number, places = 0): string => {
  const all = visits.map(figure);
  const each = all.map((value) => value.toFixed(places)).join(', ');
  return all.length > 1 ? `${median(all).toFixed(places)} (${each})` : each;
};

async function signedIn(browser: Browser, url: string): Promise<State> {
  const context = await browser.newContext({ viewport: sizes.phone });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('farmer');
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Stays on the page, at full speed, until the service worker has kept all of the site; a minute at most. */
async function keepSite(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
  const end = Date.now() + 60_000;
  for (;;) {
    const missing = await missingIn(page);
    const files = missing && [...missing.shell, ...missing.rest];
    if (files?.length === 0) break;
    if (Date.now() > end) throw new Error(`The service worker has not kept ${files?.join(', ')}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  await page.close();
}

async function visit(context: BrowserContext, url: string, { path, stands, touch }: Screen): Promise<Visit> {
  const page = await context.newPage();
  const phone = await onSlowPhone(page);
  await page.goto(url + path);
  await stands(page);
  const found = await visited(page, phone);
  await touch(page);
  const { interaction } = await visited(page, phone);
  await page.close();
  return { ...found, interaction };
}
