import { execFileSync } from 'node:child_process';

/**
 * Where a program of the tests is. On Debian as root it is installed when it is missing.
 * @param packages as `apt-get` knows them
 * @param variable that says where one is
 */
export function installed(packages: string, find: () => string | undefined, variable: string): string {
  const place = find();
  if (place) return place;
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!canInstall) throw new Error(`There is no ${packages}: install it, or set ${variable} to it.`);
  const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'inherit' });
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages.split(' '));
  const found = find();
  if (!found) throw new Error(`${packages} is installed, and yet not found: set ${variable} to it.`);
  return found;
}
