import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { buildBeside } from '#lib/build-beside.ts';

const parent = mkdtempSync(join(tmpdir(), 'furrow-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let places = 0;
const place = () => {
  places += 1;
  return join(parent, `built-${places}`);
};
const beside = (folder: string) =>
  readdirSync(parent).filter((name) => join(parent, name).startsWith(`${folder}.`));
const write = (text: string) => (fresh: string) => writeFile(join(fresh, 'text'), text);
const read = (folder: string) => readFileSync(join(folder, 'text'), 'utf8');

test('a build takes the place of the former one as a whole', async () => {
  const folder = place();
  await buildBeside(folder, (fresh) => writeFile(join(fresh, 'old'), 'old'));

  await buildBeside(folder, write('new'));

  expect(readdirSync(folder)).toEqual(['text']);
  expect(beside(folder)).toEqual([]);
});

test('one that fails leaves the former one where it is', async () => {
  const folder = place();
  await buildBeside(folder, write('first'));

  await expect(buildBeside(folder, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');

  expect(read(folder)).toBe('first');
  expect(beside(folder)).toEqual([]);
});

test('two processes at once do not meet', async () => {
  const folder = place();
  const theirs = fork(fileURLToPath(new URL('../support/system/build-beside.ts', import.meta.url)), [folder]);
  const said = (word: string) =>
    new Promise((resolve) => theirs.on('message', (message) => message === word && resolve(message)));
  await said('building');
  const done = said('done');

  await buildBeside(folder, write('ours'));
  const ours = read(folder);
  theirs.send('go on');
  await done;

  expect(ours).toBe('ours');
  expect(read(folder)).toBe('theirs');
  expect(beside(folder)).toEqual([]);
});

test('what a run left that was ended goes with the next one', async () => {
  const folder = place();
  const ended = fork(fileURLToPath(new URL('../support/system/build-beside.ts', import.meta.url)), [folder]);
  await new Promise((resolve) => ended.once('message', resolve));
  ended.kill('SIGKILL');
  await new Promise((resolve) => ended.once('exit', resolve));
  await mkdir(`${folder}.${process.ppid}`);
  const left = existsSync(`${folder}.${ended.pid}`);

  await buildBeside(folder, write('next'));

  expect(left).toBe(true);
  expect(beside(folder).map((name) => join(parent, name))).toEqual([`${folder}.${process.ppid}`]);
});
