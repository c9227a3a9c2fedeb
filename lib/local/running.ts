import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionEnvironment } from './environment.ts';

/** Where the parts of a system are that runs on this machine: for the commands of who operates it. */
export interface Running extends FunctionEnvironment {
  readonly userPoolId: string;
}

const fileIn = (folder: string) => join(folder, 'running.json');

/** Writes down where they are; gives back what takes it away. It holds no secret. */
export function tellRunning(folder: string, running: Running): () => void {
  writeFileSync(fileIn(folder), JSON.stringify(running), { mode: 0o600 });
  return () => forgetRunning(folder);
}

/** What a start that was killed has left says nothing any more. */
export const forgetRunning = (folder: string): void => rmSync(fileIn(folder), { force: true });

/** Undefined while it starts or ends. */
export function findRunning(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}
