import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Look, lookInDark, lookInLight } from './axe-in-page.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Chromium of all files listens. */
    chromium: string;
  }
}

export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Where a Chromium is, or undefined. */
export function chromiumPath(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return places.find((place) => place && existsSync(place));
}

/**
 * Bars of a window that nobody sees: Chromium draws them as pages of their own, which take 40 % of what a fresh browser
 * takes; and a process held ready for a page that never comes, for each that does. The others are Playwright's own,
 * because only one such list counts.
 */
const unneeded = [
  'InitialWebUI',
  'WebUIToolbarWebView',
  'WebUIToolbar',
  'WebUIReloadButton',
  'WebUIReloadButtonPrewarmWebUI',
  'WebUILocationBar',
  'WebUISplitTabsButton',
  'WebUIHomeButton',
  'WebUIBackForwardButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A page that a test answers itself would be of the internet, and not reach this machine.
  'LocalNetworkAccessChecks',
];

/** What a Chromium of the tests is started with. */
export const chromiumWords = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unneeded.join(',')}`,
];

/**
 * The Chromium of all test files (`browser-setup.ts`): to start one for each takes longer than many a flow. Each
 * context is a browser of its own, and all violations of the policy are failures.
 */
export function useBrowser() {
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    /** A fresh browser. Violations of the content-security policy and uncaught errors fail the test at its end. */
    async open(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      if (!browser) throw new Error('the browser has not started');
      const context = await browser.newContext({
        viewport: sizes.desktop,
        reducedMotion: 'reduce',
        // Routes of Playwright do not see what a worker answers; a test of the worker allows it.
        serviceWorkers: 'block',
        ...options,
      });
      // Twice as many as 250 by default: what is fetched and then imported is noted twice.
      await context.addInitScript(() => performance.setResourceTimingBufferSize(1000));
      contexts.push(context);
      await context.exposeFunction('complain', (text: string) => complaints.push(text));
      await context.addInitScript(() => {
        const { complain } = window as unknown as { complain: (text: string) => void };
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          complain(`content-security policy: ${violatedDirective} ${blockedURI}`),
        );
        addEventListener('error', ({ message, error }) =>
          complain(`uncaught: ${message} ${error?.stack ?? ''}`),
        );
      });
      return context;
    },
  };
}

/**
 * Keeps a picture of the page, light and dark, under test/e2e/screens, for a person to look at: only when asked for
 * by `SHOTS=1`, because a picture asserts nothing.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env['SHOTS']) return;
  mkdirSync('test/e2e/screens', { recursive: true });
  await page.evaluate(() => scrollTo(0, 0));
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    // Colours change over a moment, and the picture is to show them as they stay.
    await page.evaluate(async () => {
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished));
    });
    await page.screenshot({
      path: `test/e2e/screens/${name}-${page.viewportSize()?.width}-${theme}.png`,
      fullPage: true,
    });
  }
}

/**
 * It writes down no markup: that of the page would be a third of its work, and is asked for where something is wrong.
 */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ noHtml: true });`;

/** Asserts that axe finds nothing to complain about, in light and, where it could differ, in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once a document: it is 600 kB, which take longer to arrive than to look with.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate<Look>(lookInLight);
  expect(light.found.map((violation) => `light ${violation}`)).toEqual([]);
  if (!light.hasMore) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate<Look>(lookInDark);
  expect(dark.found.map((violation) => `dark ${violation}`)).toEqual([]);
}
