import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '#lib/local/data-folder.ts';
import { freePorts, run, takenPort } from './command.ts';
import { temporaryFolder } from './temporary-folder.ts';

const sentence = /^[A-Z][^\n]*\n$/;

/** Waits for the end; whatever goes wrong is one line, and no stack of calls. */
async function failureOf(file: string, environment: Record<string, string>): Promise<string> {
  const command = run(file, environment);
  expect(await command.ended).toBe(1);
  expect(command.errors()).toMatch(sentence);
  return command.errors();
}

test('a port in use is one sentence, and nothing is left behind', async () => {
  const LOCAL_DIR = temporaryFolder();
  const port = await takenPort();

  const failure = await failureOf('bin/local.ts', { LOCAL_DIR, PORT: String(port) });

  expect(failure).toContain(`Port ${port} is in use`);
  expect(readdirSync(LOCAL_DIR)).toEqual(['furrow.json']);
});

test('so is a port in use for the content host', async () => {
  const port = await takenPort();

  const failure = await failureOf('bin/local.ts', { LOCAL_DIR: temporaryFolder(), PORT: String(port - 1) });

  expect(failure).toMatch(/^Port \d+ is in use/);
});

test('a folder that cannot be written is one sentence', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');

  expect(await failureOf('bin/local.ts', { LOCAL_DIR: join(file, 'below') })).toContain('cannot be written');
});

test('a folder in use is one sentence, for a start and for a reset', async () => {
  const folder = openDataFolder(temporaryFolder());

  expect(await failureOf('bin/local.ts', { LOCAL_DIR: folder.path })).toContain('is in use');
  expect(await failureOf('bin/reset.ts', { LOCAL_DIR: folder.path })).toContain('is in use');
  expect(readdirSync(folder.path)).toContain('furrow.json');
});

test('a port that is none is one sentence', async () => {
  const failure = await failureOf('bin/local.ts', { LOCAL_DIR: temporaryFolder(), PORT: '80000' });

  expect(failure).toContain('PORT must be a number from 1 to 65534');
});

test("a reset empties the local system's folder, and none that is not", async () => {
  const ours = openDataFolder(temporaryFolder());
  writeFileSync(ours.inside('mailbox.jsonl'), '');
  ours.release();
  const other = temporaryFolder();
  writeFileSync(join(other, 'thesis.txt'), '');

  expect(await run('bin/reset.ts', { LOCAL_DIR: ours.path }).ended).toBe(0);
  expect(readdirSync(ours.path)).toEqual([]);
  expect(await failureOf('bin/reset.ts', { LOCAL_DIR: other })).toContain('nothing was removed');
  expect(existsSync(join(other, 'thesis.txt'))).toBe(true);
});

test('a start says where it is, who may sign in and where codes go, and ends at once when asked', async () => {
  const LOCAL_DIR = temporaryFolder();
  const port = await freePorts();
  const command = run('bin/local.ts', { LOCAL_DIR, PORT: String(port) });
  const url = `http://localhost:${port}`;
  await command.says('/_local/mailbox');

  expect(command.output().split('\n')).toEqual([
    'Furrow is starting ...',
    `Furrow runs at ${url}`,
    expect.stringMatching(/farmer, teacher, admin .*harvest1/),
    expect.stringContaining(`${url}/_local/mailbox`),
    '',
  ]);
  expect(await (await fetch(url)).text()).toContain('<div id="root"');
  command.process.kill('SIGTERM');

  expect(await command.ended).toBe(0);
  expect(command.errors()).toBe('');
  await expect(fetch(url)).rejects.toThrow();
  expect(existsSync(join(LOCAL_DIR, 'table/engine.json'))).toBe(false);
  expect(existsSync(join(LOCAL_DIR, 'lock.json'))).toBe(false);
});
