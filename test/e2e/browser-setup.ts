import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { builtSite } from '#lib/local/build-site.ts';
import { chromiumPath, chromiumWords } from '#test/browser/browser.ts';
import { madeDemo } from '#test/system/demo-folder.ts';

/**
 * Starts a Chromium, and sees to it that there is a site and a demo, before any end-to-end test starts: workers side by
 * side would each make them.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const [server] = await Promise.all([
    chromium.launchServer({ executablePath: chromiumPath(), args: chromiumWords }),
    builtSite(),
    madeDemo(),
  ]);
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}

function findChromium(): void {
  if (chromiumPath()) return;
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!canInstall) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH to it.');
  const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'inherit' });
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
}
