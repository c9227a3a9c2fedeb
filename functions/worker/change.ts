import { AppError } from '#platform/errors.ts';
import {
  type Action,
  explain,
  NothingWritten,
  retryOnStaleRead,
  writeTogether,
} from '#platform/table/transaction.ts';

/** Removes one thing that a member made or joined; one that is gone meanwhile is no error. */
export type Act = () => Promise<unknown>;

/** Writes all or nothing. Throws what the failed action says (`otherwise`). */
export async function write(actions: readonly Action[]): Promise<void> {
  await writeTogether(actions).catch((error: unknown) => {
    throw error instanceof NothingWritten ? explain(error) : error;
  });
}

/** Reads and writes again until the write is not outdated. */
export const change = (read: () => Promise<readonly Action[]>): Promise<void> =>
  retryOnStaleRead(async () => write(await read()));

/** Runs `act`; returns false when the record or its parent does not exist any more. */
export async function ifThere(act: Act): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return false;
    throw error;
  }
}
