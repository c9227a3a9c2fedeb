import type { BrowserContext, Page } from 'playwright-core';
import { sizes, type useBrowser } from './browser.ts';
import { watchShifts } from './layout.ts';
import { type System, storedSession } from './stored-session.ts';

interface Options {
  readonly viewport?: { width: number; height: number };
  /** What is open then; null: nothing yet, for a test that opens its own screen. @default /news */
  readonly path?: string | null;
  /** Whether the page may have the site's worker, which keeps all of the site. @default 'block' */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A fresh browser of a member who signed in before; what moves by itself is summed up (`shiftOf`). */
export async function memberPage(
  browser: ReturnType<typeof useBrowser>,
  stack: System,
  username: string,
  { viewport = sizes.desktop, path = '/news', serviceWorkers = 'block' }: Options = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const storageState = await storedSession(stack, username);
  const context = await browser.open({ viewport, storageState, serviceWorkers });
  const page = await context.newPage();
  await watchShifts(page);
  if (path === null) return { context, page };
  await page.goto(stack.url + path);
  await page.locator('#main h1').first().waitFor();
  return { context, page };
}
