import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { endOrphanedEngine } from '#lib/local/engine/engine.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { isAlive } from '#lib/processes.ts';
import { eventually } from '#test/eventually.ts';
import { freePorts, run, runProgram } from './command.ts';

const A_START = 180_000; // ms; it may build the site first

// The first of the tests writes the demo; the others find it there.
const LOCAL_DIR = mkdtempSync(join(tmpdir(), 'furrow-start-'));
afterAll(() => rmSync(LOCAL_DIR, { recursive: true, force: true }));

async function place() {
  onTestFinished(() => endOrphanedEngine(join(LOCAL_DIR, 'table')));
  const port = await freePorts();
  return { environment: { LOCAL_DIR, PORT: String(port) }, url: `http://localhost:${port}` };
}

/** Asks until somebody answers at all. */
async function ask(url: string): Promise<Response> {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply) return reply;
    await pause(5);
  }
}

test(
  'until all is there, each address says that it starts; then those of the demo can sign in at once',
  async () => {
    const { environment, url } = await place();
    const command = run('bin/local.ts', environment);
    const first = await ask(`${url}/news?pageNumber=2`);
    const ofApi = await ask(`${url}/api/communities`);

    const page = await first.text();
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
    expect(page).toContain('<h1>Furrow is starting</h1>');
    expect(page).toContain('<meta http-equiv="refresh" content="1">');
    const text = 'Furrow is starting. Please try again in a moment.';
    expect([ofApi.status, ofApi.headers.get('retry-after'), await ofApi.json()]).toEqual([
      503,
      '1',
      { error: text, message: text, code: 'service.starting' },
    ]);

    let reply = first;
    while (reply.status === 503) {
      await pause(5);
      reply = await ask(`${url}/config.json`);
    }
    const { userPoolEndpoint: endpoint, userPoolClientId } = (await reply.json()) as Record<string, string>;
    for (const name of ['farmer', 'teacher', 'admin']) {
      await signIn(
        { endpoint: String(endpoint), userPoolClientId: String(userPoolClientId) },
        name,
        'harvest1',
      );
    }
    command.process.kill('SIGTERM');
    expect(await command.ended).toBe(0);
  },
  A_START,
);

// Of the last two npm hears nothing itself.
test.each([
  ['SIGTERM', 0],
  ['SIGINT', 0],
  ['SIGHUP', 'SIGHUP'],
  ['SIGKILL', 'SIGKILL'],
] as const)(
  'all of what npm start has started ends with a %s to npm itself, which ends with %s',
  async (signal, status) => {
    const { environment, url } = await place();
    const npm = runProgram('npm', environment, ['start', '--silent']);
    await npm.says('/_local/mailbox');
    const engine = JSON.parse(readFileSync(join(LOCAL_DIR, 'table/engine.json'), 'utf8'));
    expect(isAlive(engine)).toBe(true);

    npm.process.kill(signal);

    expect(await npm.ended).toBe(status);
    const left = ['table/engine.json', 'running.json', 'lock.json'].map((name) => join(LOCAL_DIR, name));
    await eventually(async () => [isAlive(engine), ...left.map(existsSync)], [false, false, false, false]);
    await expect(fetch(url)).rejects.toThrow();
  },
  A_START,
);
