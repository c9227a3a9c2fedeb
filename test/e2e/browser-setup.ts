import { execFileSync } from 'node:child_process';
import { builtSite } from '#lib/local/build-site.ts';
import { chromiumPath } from '#test/browser/browser.ts';
import { madeDemo } from '#test/system/demo-folder.ts';

/**
 * Sees to it that there is a Chromium, a site and a demo, before any end-to-end test starts: workers side by side would
 * each make them.
 */
export async function setup(): Promise<void> {
  findChromium();
  await Promise.all([builtSite(), madeDemo()]);
}

function findChromium(): void {
  if (chromiumPath()) return;
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!canInstall) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH to it.');
  const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'inherit' });
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
}
