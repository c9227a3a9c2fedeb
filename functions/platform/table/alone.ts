import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tries } from '#platform/deadline.ts';
import { busy } from '#platform/errors.ts';
import { table } from './table.ts';

/**
 * Writes one item apart from any transaction. DynamoDB refuses such a write while a transaction holds the item, and the SDK
 * does not try that again: it is tried again here, with jitter. Throws `service.busy` when there is no end to that.
 */
export async function writeAlone(command: UpdateCommand | DeleteCommand): Promise<void> {
  const left = tries();
  for (;;) {
    const begun = performance.now();
    try {
      await table.send(command as UpdateCommand);
      return;
    } catch (cause) {
      if (!(cause instanceof TransactionConflictException)) throw cause;
      if (!(await left.another(performance.now() - begun))) throw busy(cause);
    }
  }
}
