import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useVersions } from '#test/browser/versions.ts';
import { kept } from '#test/browser/with-workers.ts';

const { site, farmer } = useVersions();

/** Milliseconds since the visit began. */
interface Times {
  largest: number;
  registered: number;
}

/** Runs in the page: notes when the largest paint came, and when the page asked for its worker. */
function noteTimes(): void {
  const times: Times = { largest: 0, registered: 0 };
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (...given) => {
    times.registered ||= performance.now();
    return register(...given);
  };
}

async function seen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  await page.goto(`${site.url}/news`);
  await page.locator('.lead-news img').first().waitFor();
  return page;
}

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times);

// Times are compared by `npm run bench`, with and without a worker: docs/benchmarks.md. This holds what makes them so.
test('paints of a first visit wait for nothing of the worker, those of a second for no code from the network', async () => {
  const context = await farmer();
  const first = await seen(context);
  await kept(first, true);
  const { largest, registered } = await timesOf(first);
  expect(largest).toBeGreaterThan(0);
  expect(registered).toBeGreaterThan(largest);
  await first.close();
  site.answered.length = 0;

  await seen(context);

  const code = site.answered.filter(({ path }) => path.startsWith('/assets/'));
  expect(code).toEqual([]);
});
