import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tries } from '#platform/deadline.ts';
import { busy } from '#platform/errors.ts';
import { table } from './table.ts';

/**
 * Writes one item outside of any transaction. DynamoDB refuses that while a transaction holds the item, and the SDK
 * does not retry it, so it is retried here, with jitter. Throws `service.busy` when that does not end.
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
