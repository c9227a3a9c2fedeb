import { setTimeout as pause } from 'node:timers/promises';
import { LocalError } from '#lib/local/local-error.ts';

/** A failure that the operator can mend or has to wait for, as one sentence. */
export class RestoreError extends LocalError {}

const MAX_TRIES = 12;
const FIRST_WAIT_MS = 50;
const MAX_WAIT_MS = 5000;

/** Waits before the next try, longer each time. Throws `said` after the last one; what is done stays done. */
export async function backOff(tried: number, said: string): Promise<void> {
  if (tried >= MAX_TRIES)
    throw new RestoreError(`${said}: run the same command again, it goes on where it was.`);
  await pause(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tried) * (0.5 + Math.random() / 2));
}
