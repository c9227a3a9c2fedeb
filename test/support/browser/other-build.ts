import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const hashOf = (page: string) => createHash('sha256').update(page).digest('hex').slice(0, 16);

/**
 * Names as long as these, ending in the version, of which none is one of these: a page would load files of both
 * versions, and with them React twice.
 */
export function namesFor(names: readonly string[], version: string): ReadonlyMap<string, string> {
  const taken = new Set(names);
  const free = (name: string) => {
    const [, start = '', end = ''] = /^(.+)..(\.[a-z0-9]+)$/.exec(name) ?? [];
    const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => start + letter + version + end);
    const other = all.find((each) => !taken.has(each)) ?? '';
    taken.add(other);
    return other;
  };
  return new Map(names.map((name) => [name, free(name)]));
}

/**
 * Makes of a built site one in which everything has changed: each hashed file has another name, and the page says which
 * version it is (`data-version`).
 * @param version - One letter or digit.
 */
export function otherBuild(from: string, into: string, version: string): void {
  cpSync(from, into, { recursive: true });
  const assets = join(into, 'assets');
  const renamed = namesFor(readdirSync(assets), version);
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const rename = (text: string) => text.replace(/[\w-]+\.[a-z0-9]+/g, (name) => renamed.get(name) ?? name);
  for (const name of readdirSync(assets).filter((each) => /\.(js|css)$/.test(extname(each)))) {
    const file = join(assets, name);
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
  }
  const page = readFileSync(join(into, 'index.html'), 'utf8');
  const otherPage = rename(page).replace('<html', `<html data-version="${version}"`);
  writeFileSync(join(into, 'index.html'), otherPage);
  const worker = rename(readFileSync(join(into, 'sw.js'), 'utf8'));
  writeFileSync(join(into, 'sw.js'), worker.replace(hashOf(page), hashOf(otherPage)));
}
