import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionEnvironment } from './environment.ts';

/** Addresses of the running system's parts, for operators' commands. */
export interface Running extends FunctionEnvironment {
  readonly userPoolId: string;
}

const fileIn = (folder: string) => join(folder, 'running.json');

/** Writes the addresses to a file; returns a function that removes it. The file has no secret. */
export function tellRunning(folder: string, running: Running): () => void {
  writeFileSync(fileIn(folder), JSON.stringify(running), { mode: 0o600 });
  return () => forgetRunning(folder);
}

/** Removes what a killed start has left. */
export const forgetRunning = (folder: string): void => rmSync(fileIn(folder), { force: true });

/** Undefined while it starts or ends. */
export function findRunning(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}
