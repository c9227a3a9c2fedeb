import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

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
 * @param scripts - Names of the scripts that alone have changed, which gives other names to all scripts and to no other file.
 */
export function otherBuild(from: string, into: string, version: string, scripts?: RegExp): void {
  cpSync(from, into, { recursive: true });
  const assets = join(into, 'assets');
  const isRenamed = (name: string) => !scripts || name.endsWith('.js');
  const renamed = namesFor(readdirSync(assets).filter(isRenamed), version);
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const rename = (text: string) => text.replace(/[\w-]+\.[a-z0-9]+/g, (name) => renamed.get(name) ?? name);
  for (const name of readdirSync(assets).filter((each) => /\.(js|css)$/.test(extname(each)))) {
    const file = join(assets, name);
    const change = !scripts || scripts.test(name) ? `/* ${version} */` : '';
    writeFileSync(file, rename(readFileSync(file, 'utf8')) + change);
  }
  const page = readFileSync(join(into, 'index.html'), 'utf8');
  const otherPage = rename(page).replace('<html', `<html data-version="${version}"`);
  writeFileSync(join(into, 'index.html'), otherPage);
  const [build, otherBuild] = [hashOf(page).slice(0, 16), hashOf(otherPage).slice(0, 16)];
  const worker = rename(readFileSync(join(into, 'sw.js'), 'utf8'));
  writeFileSync(join(into, 'sw.js'), worker.replace(build, otherBuild));
  rmSync(join(assets, renamed.get(`files-${build}.json`) ?? `files-${build}.json`));
  writeFileSync(join(assets, `files-${otherBuild}.json`), JSON.stringify(digestsIn(assets)));
}

/** By path, as the build says it (`lib/site/service-worker.ts`). */
function digestsIn(assets: string): Record<string, string> {
  const digests = readdirSync(assets).map((name) => {
    const digest = name.endsWith('.js') ? hashOf(readFileSync(join(assets, name), 'utf8')).slice(0, 8) : '-';
    return [`/assets/${name}`, digest];
  });
  return Object.fromEntries(digests);
}
