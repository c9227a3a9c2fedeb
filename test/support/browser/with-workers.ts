import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes, type useBrowser } from './browser.ts';
import { missingIn } from './missing-in-worker.ts';
import { type System, storedSession } from './stored-session.ts';

/** A fresh browser of the demo's farmer, who has signed in at that origin, which may have workers. */
export async function workersOf(
  stack: System,
  browser: ReturnType<typeof useBrowser>,
  origin: string,
): Promise<BrowserContext> {
  const state = await storedSession(stack, 'farmer');
  if (typeof state === 'string') throw new Error('the session is in a file');
  const origins = state.origins.map((each) => ({ ...each, origin }));
  return browser.open({
    viewport: sizes.phone,
    storageState: { ...state, origins },
    serviceWorkers: 'allow',
  });
}

/** Until the site opens without a network; `isWhole`: all of it. To be asked takes the worker time that it fetches in. */
export async function kept(page: Page, isWhole = false): Promise<void> {
  const missing = (part: 'shell' | 'rest') =>
    expect.poll(async () => (await missingIn(page))?.[part], { timeout: 60_000, interval: 200 }).toEqual([]);
  await missing('shell');
  if (isWhole) await missing('rest');
}
