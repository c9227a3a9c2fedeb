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

/** Reads and writes again until the write is not outdated. */
export const change = (read: () => Promise<readonly Action[]>): Promise<void> =>
  retryOnStaleRead(async () => {
    await writeTogether(await read()).catch((error: unknown) => {
      throw error instanceof NothingWritten ? explain(error) : error;
    });
  });

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
