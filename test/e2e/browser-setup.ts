import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { builtSite } from '#lib/local/site/build-site.ts';
import { chromiumPath, chromiumWords } from '#test/browser/browser.ts';
import { installed } from '#test/browser/installed.ts';
import { madeDemo } from '#test/system/demo-folder.ts';

/**
 * Starts a Chromium, and sees to it that there is a site and a demo, before any end-to-end test starts: workers side by
 * side would each make them.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  installed('chromium', chromiumPath, 'CHROMIUM_PATH');
  const [server] = await Promise.all([
    chromium.launchServer({ executablePath: chromiumPath(), args: chromiumWords }),
    builtSite(),
    madeDemo(),
  ]);
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
