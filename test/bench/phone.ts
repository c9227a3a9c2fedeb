import { chromium, type Page } from 'playwright-core';
import { chromiumPath, sizes } from '#test/browser.ts';
import { start } from './server.ts';

export interface PhoneFigures {
  readonly screen: string;
  /** Milliseconds to the largest paint. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds of the slowest interaction. */
  readonly interaction: number;
}

/** Sign-in and news list on a slow phone: CPU four times slower, 1.6 Mbit/s, 150 ms, nothing cached. */
export async function measurePhone(): Promise<PhoneFigures[]> {
  const { server, stop } = await start('site');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });

  const signIn = async () => {
    const context = await browser.newContext({ viewport: sizes.phone });
    const page = await slowPage(await context.newPage());
    await page.goto(`${server.url}/login`);
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    await page.getByLabel('Username').pressSequentially('farmer');
    await page.getByLabel('Password', { exact: true }).fill('harvest1');
    const figures = await read(page, 'sign-in');
    await page.getByLabel('Remember Me').check();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    const state = await context.storageState();
    await context.close();
    return { figures, state };
  };
  const { figures, state } = await signIn();

  const context = await browser.newContext({ viewport: sizes.phone, storageState: state });
  const page = await slowPage(await context.newPage());
  await page.goto(`${server.url}/news`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add news' }).click();
  await page.getByRole('dialog').waitFor();
  const list = await read(page, 'news list');
  await browser.close();
  await stop();
  return [figures, list];
}

async function slowPage(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const figures = { paint: 0, shift: 0, interaction: 0 };
    Object.assign(window, { figures });
    const watch = (
      type: string,
      hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) =>
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit);
    watch('largest-contentful-paint', ({ startTime }) => {
      figures.paint = startTime;
    });
    watch('layout-shift', ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput) figures.shift += value;
    });
    watch('event', ({ duration }) => {
      figures.interaction = Math.max(figures.interaction, duration);
    });
  });
  return page;
}

async function read(page: Page, screen: string): Promise<PhoneFigures> {
  // Event timings are handed out after the next frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  const figures = await page.evaluate(
    () => (window as unknown as { figures: Omit<PhoneFigures, 'screen'> }).figures,
  );
  return { screen, ...figures };
}
