import type { Context } from 'aws-lambda';
import { logger } from '#platform/log.ts';
import { exportAccounts } from './accounts.ts';
import { EXPORTED } from './exported.ts';

/**
 * Keeps a list of all accounts, once a day: a clock calls it more often, and it goes on where it was. What fails is gone on
 * with at the next call.
 */
export async function handler(_: unknown, clock: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  const { isNew, ...done } = await exportAccounts(clock);
  if (isNew) logger.info(EXPORTED, done);
}
