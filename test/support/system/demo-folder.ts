import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fingerprintOf, removeOthers } from '#lib/local/site/build-site.ts';

const folders = fileURLToPath(new URL('../../../dist/demo', import.meta.url));
const maker = fileURLToPath(new URL('make-demo.ts', import.meta.url));
const sources = [
  'functions/**/*',
  'lib/*.ts',
  'lib/local/**/*',
  'package-lock.json',
  'test/support/system/make-demo.ts',
];

/**
 * A data folder with the demo in it, as the product itself wrote it through the API today and from the sources as they
 * are now. To write it takes as long as ten flows in a browser: it is made once, and nobody starts a system on it.
 */
export async function madeDemo(): Promise<string> {
  // What it plans lies around the day that it is made on, as the clock here shows it.
  const folder = join(folders, `${new Date().toLocaleDateString('sv')}-${fingerprintOf({ sources })}`);
  if (existsSync(folder)) return folder;
  mkdirSync(folders, { recursive: true });
  const fresh = mkdtempSync(`${folder}.`);
  try {
    // In a process of its own: a file's is for the system that it starts itself, and what it finds around it may name
    // another table.
    const { PATH, TZ, NODE_COMPILE_CACHE } = process.env;
    await promisify(execFile)(process.execPath, [maker, fresh], { env: { PATH, TZ, NODE_COMPILE_CACHE } });
    removeOthers(fresh);
    renameSync(fresh, folder);
  } catch (cause) {
    // Another process was faster.
    if (!existsSync(folder)) throw cause;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

/** Fills a new data folder with the demo. */
export async function copyDemo(folder: string): Promise<void> {
  cpSync(await madeDemo(), folder, { recursive: true });
}
