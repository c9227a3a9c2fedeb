import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { connect } from './acts.ts';

/** Why a request has no answer: the device has no network, or the network is silent. */
type Cut = 'offline' | 'silent';

/**
 * Cuts a browser off from the API, the identity provider and the content host. The site's own files still come, as from
 * a cache. @returns how it gets its network back
 */
export async function cutOff(
  context: BrowserContext,
  { url: site }: { readonly url: string },
  cut: Cut = 'offline',
): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    if (url.origin !== new URL(site).origin || url.pathname.startsWith('/api/')) {
      // A silent network leaves it open.
      if (cut === 'offline') await route.abort('internetdisconnected');
      return;
    }
    const file = await fetch(url);
    const body = Buffer.from(await file.arrayBuffer());
    const { 'content-encoding': _, ...headers } = Object.fromEntries(file.headers);
    await route.fulfill({ status: file.status, headers, body }).catch(() => undefined);
  };
  await context.route('**/*', answer);
  await context.setOffline(cut === 'offline');
  return async () => {
    await context.unroute('**/*', answer);
    await context.setOffline(false);
    // A page that was opened from a route takes itself to be online, and would hear nothing.
    if (cut === 'offline') for (const page of context.pages()) await connect(page);
  };
}

interface Kept {
  readonly key: readonly [path: string, input: object, member: string];
  readonly data: object;
}

/** The replies that the device keeps. */
export const keptReplies = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const asked = indexedDB.open('furrow-replies', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('replies', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
    const all = database.transaction('replies').objectStore('replies').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    database.close();
    return all.result;
  });

/** Until the device keeps a reply of that path of the contract: what keeps it comes after the first screen. */
export const keeps = (page: Page, path: string) =>
  expect.poll(async () => (await keptReplies(page)).map(({ key }) => key[0])).toContain(path);

/** Leaves the site, and has the device forget what was read: the next screen begins with nothing. */
export async function forgetKept(page: Page, { url }: { readonly url: string }): Promise<void> {
  // Of the same origin, and without the application, which would write again.
  await page.goto(`${url}/config.json`);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('furrow-replies');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
}
