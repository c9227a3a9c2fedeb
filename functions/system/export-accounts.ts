import type { Context } from 'aws-lambda';
import { logger } from '#platform/log.ts';
import { exportAccounts } from './accounts.ts';
import { EXPORTED } from './exported.ts';

/**
 * Keeps a list of all accounts, once a day. A clock calls it more often, and it continues where it was, also after a
 * failure.
 */
export async function handler(_: unknown, clock: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  const { isNew, ...done } = await exportAccounts(clock);
  if (isNew) logger.info(EXPORTED, done);
}
