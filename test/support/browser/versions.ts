import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { useDeployedSite } from './deployed-site.ts';
import { useSite } from './site.ts';
import { workersOf } from './with-workers.ts';

/* What one does with pages of a site that is deployed anew, and sees of its versions. */

/**
 * The demo on a site that is deployed anew: each test begins with the first deployment and a good network. `farmer` is
 * a fresh browser; `visit` a new page of one, once its screen has its title.
 */
export function useVersions() {
  const { stack, browser } = useSite({ demo: 'copied' });
  const site = useDeployedSite(stack);
  afterEach(() => site.restore());
  return {
    site,
    farmer: (origin = site.url) => workersOf(stack, browser, origin),
    async visit(context: BrowserContext, path = '/news', origin = site.url): Promise<Page> {
      const page = await context.newPage();
      await page.goto(origin + path);
      await page.locator('#main h1').first().waitFor();
      return page;
    },
  };
}

/** How many of the builds whose caches are there have been active. */
export const activated = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const marks = names.map((cacheName) => caches.match('/was-active', { cacheName }));
    return (await Promise.all(marks)).filter(Boolean).length;
  });
export const versionOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['version'] ?? '1');
/**
 * That version opens, in one start: the next one is only asked for where a busy machine has taken longer than the
 * second that the worker gives the network at a reload.
 */
export const opens = (page: Page, version: string) =>
  expect
    .poll(async () => {
      const found = await versionOf(page);
      if (found !== version && (await wasLate(page))) await page.reload();
      await page.locator('#main h1').first().waitFor();
      return found;
    })
    .toBe(version);
const wasLate = (page: Page) =>
  page.evaluate(() => {
    const [{ workerStart, responseStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return responseStart - workerStart > 900;
  });
export const registrationsOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
export const closeAll = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()));

/** Goes there as a link does. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
