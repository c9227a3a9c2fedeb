import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, holdsState, openDataFolder } from '#lib/local/data-folder.ts';
import { findProcess } from '#lib/processes.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('a folder is created where it is missing', () => {
  const path = join(temporaryFolder(), 'deep/er');

  openDataFolder(path).release();

  expect(holdsState(path)).toBe(true);
});

test('a folder has one owner at a time', () => {
  const path = temporaryFolder();
  const folder = openDataFolder(path);

  expect(() => openDataFolder(path)).toThrow(/in use by another start \(process \d+\)/);
  folder.release();

  expect(() => openDataFolder(path).release()).not.toThrow();
});

test.each([
  ['has ended', () => ({ pid: spawnSync(process.execPath, ['--version']).pid, started: '1' })],
  ['has left its number to another process', () => ({ pid: process.pid, started: '1' })],
  ['was killed while it wrote', () => 'half'],
])('the lock of an owner that %s is taken over', (_, owner) => {
  const path = temporaryFolder();
  openDataFolder(path).release();
  writeFileSync(join(path, 'lock.json'), JSON.stringify(owner()).slice(0, -1));

  const folder = openDataFolder(path);

  expect(() => openDataFolder(path)).toThrow('in use');
  folder.release();
  expect(readdirSync(path)).toEqual(['furrow.json']);
});

test('the lock of a living owner stays', () => {
  const path = temporaryFolder();
  openDataFolder(path).release();
  writeFileSync(join(path, 'lock.json'), JSON.stringify(findProcess(process.ppid)));

  expect(() => openDataFolder(path)).toThrow(`in use by another start (process ${process.ppid})`);
});

test("somebody else's files are neither used nor removed", () => {
  const path = temporaryFolder();
  writeFileSync(join(path, 'thesis.txt'), 'years of work');

  expect(() => openDataFolder(path)).toThrow('holds other files');
  expect(() => holdsState(path)).toThrow('nothing was removed');
  expect(readdirSync(path)).toEqual(['thesis.txt']);
});

test('a folder that cannot be written is one sentence', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');

  expect(() => openDataFolder(join(file, 'below'))).toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\): set/,
  );
  expect(() => openDataFolder(file)).toThrow(/^The data folder .* cannot be written/);
});

test('emptying leaves an empty folder that nobody owns', () => {
  const folder = openDataFolder(temporaryFolder());
  mkdirSync(folder.inside('files/content'), { recursive: true });
  writeFileSync(folder.inside('files/content/a'), 'a');

  emptyFolder(folder);

  expect(existsSync(folder.path)).toBe(true);
  expect(readdirSync(folder.path)).toEqual([]);
  expect(holdsState(folder.path)).toBe(false);
});
