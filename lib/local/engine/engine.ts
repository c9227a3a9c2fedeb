import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, endProcess, findProcess, isAlive, type ProcessName } from '#lib/processes.ts';
import { LocalError } from '../local-error.ts';
import { indexStream } from './stream-index.ts';

/** A DynamoDB, on this machine or elsewhere. */
export interface Engine {
  readonly endpoint: string;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** A folder of its own, created if missing. */
  readonly dataDir: string;
  /**
   * Whether the table is kept in memory only: it spares the disk, and its stream has no index (decision 120).
   * @default false
   */
  readonly inMemory?: boolean;
  /** Called once, with an error for the person at the terminal, when the engine ends before it was closed. */
  readonly onEnd: (error: LocalError) => void;
}

/** Starts the engine on a free loopback port, after ending one that a killed start left behind. */
export async function startEngine({ dataDir, inMemory = false, onEnd }: EngineOptions): Promise<Engine> {
  const program = enginePath();
  mkdirSync(dataDir, { recursive: true });
  await endOrphanedEngine(dataDir);
  const { pidFile, database } = filesIn(dataDir);

  for (let tried = 1; ; tried += 1) {
    // The engine cannot report a port of its own choice, so another program may take ours in between; then another is
    // tried.
    const engine = await tryEngine(program, pidFile, inMemory ? undefined : database, onEnd);
    if ('close' in engine) return engine;
    if (tried === 3) throw engine;
  }
}

async function tryEngine(
  program: string,
  pidFile: string,
  database: string | undefined,
  onEnd: EngineOptions['onEnd'],
): Promise<Engine | LocalError> {
  const port = await freePort();
  // In its own process group: otherwise Ctrl-C would end it before our own shutdown.
  const child = spawn(
    program,
    ['--port', String(port), ...(database === undefined ? [] : ['--db-path', database])],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const said = lastWords(child);
  const ended = new Promise<false>((resolve) => {
    child.once('exit', () => resolve(false));
    child.once('error', () => resolve(false));
  });
  const self = child.pid === undefined ? undefined : findProcess(child.pid);
  if (self) writeFileSync(pidFile, JSON.stringify(self));

  let closing = false;
  const close = async () => {
    closing = true;
    if (self && isAlive(self)) await endProcess(self);
    rmSync(pidFile, { force: true });
  };
  const failure = () => new LocalError(`The DynamoDB engine has ended${said()}.`);
  const endpoint = `http://127.0.0.1:${port}`;
  if (!(await Promise.race([isReady(endpoint), ended]))) {
    await close();
    return failure();
  }
  try {
    if (database !== undefined) indexStream(database);
  } catch (cause) {
    await close();
    throw new LocalError(`The table in ${database} could not be prepared: ${(cause as Error).message}.`, {
      cause,
    });
  }
  void ended.then(() => closing || onEnd(failure()));
  return { endpoint, close };
}

/** Path of the program; throws a `LocalError` when there is none for this system. */
export function enginePath(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch (cause) {
    throw new LocalError(
      `There is no DynamoDB engine for this system: run "npm i --no-save ${name}", or set AWS_ENDPOINT_URL_DYNAMODB to any DynamoDB.`,
      { cause },
    );
  }
}

const filesIn = (dataDir: string) => ({
  pidFile: join(dataDir, 'engine.json'),
  database: join(dataDir, 'table.db'),
});

/** Ends the engine of a start that was killed: of two engines on one file, each would see half of the writes. */
export async function endOrphanedEngine(dataDir: string): Promise<void> {
  const { pidFile, database } = filesIn(dataDir);
  const orphan = readName(pidFile);
  if (!orphan) return;
  if (isAlive(orphan) && commandLine(orphan.pid).endsWith(`--db-path ${database}`)) await endProcess(orphan);
  rmSync(pidFile, { force: true });
}

function readName(file: string): ProcessName | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessName;
  } catch {
    return undefined;
  }
}

/** A port that is free now, outside the range from which the system assigns ports. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await canBind(port)) return port;
  }
}

function canBind(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const START_LIMIT_MS = 10_000;

async function isReady(endpoint: string): Promise<boolean> {
  for (const started = performance.now(); performance.now() - started < START_LIMIT_MS; await pause(10)) {
    try {
      await (await fetch(endpoint, { signal: AbortSignal.timeout(1000) })).arrayBuffer();
      return true;
    } catch {
      // The engine is not listening yet.
    }
  }
  return false;
}

/** The last line of the engine's error output, appended to our message. */
function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-500);
  });
  return () => {
    const line = text.trim().split('\n').at(-1)?.replace(/\.$/, '');
    return line ? `: ${line}` : '';
  };
}
