import type { Page } from 'playwright-core';

/** What one visit of a page took, until it rested. */
export interface Visit {
  /** Milliseconds to the first paint that shows something. */
  readonly first: number;
  /** Milliseconds to the largest paint. */
  readonly largest: number;
  /** Milliseconds until the screen took the place of what the page had painted by itself. */
  readonly screen: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds of the slowest interaction. */
  readonly interaction: number;
  /** How many things were asked for, those included that the browser had kept. */
  readonly requests: number;
  /** Kilobytes that travelled. */
  readonly kilobytes: number;
}

/** What is counted of the network. */
export interface Traffic {
  readonly requests: () => number;
  readonly kilobytes: () => number;
}

/** Milliseconds without a request, after which a page rests. What is fetched ahead comes later. */
const REST = 500;

/** Makes the page that of a phone: CPU four times slower, 1.6 Mbit/s, 150 ms. */
export async function onSlowPhone(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  return { requests: () => requests, kilobytes: () => bytes / 1000 };
}

/** Runs in the page. */
function watch(): void {
  const figures = { first: 0, largest: 0, screen: 0, shift: 0, interaction: 0 };
  Object.assign(window, { figures });
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const hear = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.first = startTime;
  });
  hear('largest-contentful-paint', ({ startTime }) => {
    figures.largest = startTime;
  });
  hear('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  hear('event', ({ duration }) => {
    figures.interaction = Math.max(figures.interaction, duration);
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root main') || document.getElementById('boot')) return;
    figures.screen = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** The figures so far, once the page rests. */
export async function visited(page: Page, { requests, kilobytes }: Traffic): Promise<Visit> {
  let [before, since] = [requests(), performance.now()];
  while (performance.now() - since < REST) {
    await new Promise((done) => setTimeout(done, 50));
    if (requests() !== before) [before, since] = [requests(), performance.now()];
  }
  // Event timings are handed out after the next frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  const figures = await page.evaluate(
    () => (window as unknown as { figures: Omit<Visit, 'requests' | 'kilobytes'> }).figures,
  );
  return { ...figures, requests: before, kilobytes: kilobytes() };
}
