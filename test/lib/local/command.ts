import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { closeServer, portOf } from '#lib/local/listen.ts';

// What the first of them has compiled the others find.
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Command {
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  /** Resolves with the exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Waits until the output holds a text; throws when the command ends without. */
  readonly says: (text: string) => Promise<void>;
}

/** Runs a file of the project as its own process, as npm would; it is killed with the test. */
export const run = (
  file: string,
  environment: Record<string, string> = {},
  words: readonly string[] = [],
): Command => runProgram(process.execPath, environment, [file, ...words]);

/** The same of any program. */
export function runProgram(
  program: string,
  environment: Record<string, string>,
  words: readonly string[],
  cwd = root,
): Command {
  const child = spawn(program, words, {
    cwd,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  const waiting = new Set<() => void>();
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    for (const look of waiting) look();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (status, signal) => resolve(status ?? signal ?? ''));
  });
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => void (output.includes(text) && resolve());
      waiting.add(look);
      look();
      void ended.then((status) => reject(new Error(`ended with ${status}: ${output}${errors}`)));
    });
  return { process: child, output: () => output, errors: () => errors, ended, says };
}

/** A port that is free at this moment, as is the one after it. */
export async function freePorts(): Promise<number> {
  const first = createServer();
  const second = createServer();
  try {
    const port = randomInt(10_000, 32_000);
    await Promise.all([listen(first, port), listen(second, port + 1)]);
    return port;
  } catch {
    return freePorts();
  } finally {
    await Promise.all([closeServer(first), closeServer(second)]);
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

/** A port that something else listens on until the test has finished. */
export async function takenPort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
  onTestFinished(() => closeServer(server));
  return portOf(server);
}
