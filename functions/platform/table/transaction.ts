import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { sharingTries, tries } from '#platform/deadline.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { TableName, table } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Without<T> = T extends { TableName: unknown } ? Omit<T, 'TableName'> : never;

/** One write of a transaction, and the error when its condition does not hold. */
export interface Action {
  readonly put?: Without<NonNullable<TransactItem['Put']>>;
  readonly update?: Without<NonNullable<TransactItem['Update']>>;
  readonly remove?: Without<NonNullable<TransactItem['Delete']>>;
  readonly check?: Without<NonNullable<TransactItem['ConditionCheck']>>;
  /** Makes the error for a failed condition. */
  readonly otherwise?: () => Error;
}

/** A transaction that was not carried out: nothing of it is stored. */
export class NothingWritten extends Error {
  override readonly name = 'NothingWritten';
  /** The action whose condition failed, if that was the reason. */
  readonly action: Action | undefined;
  /** Whether the table was too busy: the same may succeed later. */
  readonly isBusy: boolean;

  constructor(cause: unknown, { action, isBusy = false }: { action?: Action; isBusy?: boolean } = {}) {
    super('the transaction was cancelled', { cause });
    this.action = action;
    this.isBusy = isBusy;
  }
}

const MAX_ACTIONS = 100; // DynamoDB's limit
const BRIEF_LIMIT_MS = 1000;
/** Reasons that pass by themselves: another transaction holds an item, or the table is throttled. */
const TRANSIENT_CODES = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Writes all or nothing. A conflict with another transaction is retried with jitter. A write that can wait is tried
 * once and given up after a second, so that it takes no retries or time from others. Throws `NothingWritten` when a
 * condition does not hold, when conflicts do not end, when the answer is due, or when DynamoDB refuses it.
 */
export async function writeTogether(actions: readonly Action[], { canWait = false } = {}): Promise<void> {
  if (actions.length > MAX_ACTIONS)
    throw new Error(`${actions.length} actions are too many for a transaction`);
  if (actions.length === 0) return; // what is so already
  const left = tries();
  const command = new TransactWriteCommand({ TransactItems: actions.map(transactItem) });
  for (;;) {
    if (left.isLate) throw new NothingWritten(new Error('the answer is due'), { isBusy: true });
    const begun = performance.now();
    try {
      await table.send(command, canWait ? { abortSignal: AbortSignal.timeout(BRIEF_LIMIT_MS) } : {});
      return;
    } catch (cause) {
      if (!(cause instanceof TransactionCanceledException)) throw cause;
      const reasons = cause.CancellationReasons ?? [];
      const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
      if (failed >= 0) throw new NothingWritten(cause, { action: actions[failed] });
      const isBusy = reasons.some(({ Code = '' }) => TRANSIENT_CODES.has(Code));
      if (!isBusy || canWait || !(await left.another(performance.now() - begun)))
        throw new NothingWritten(cause, { isBusy });
    }
  }
}

/**
 * Reads and writes again, a few times, when the read was stale by the time of the write (`StaleReadError`): for writes
 * that mean the same whoever was first. Other failures pass through. Throws `write.conflict` when the changes do not
 * end.
 */
export function retryOnStaleRead<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return sharingTries(async () => {
    for (;;) {
      const begun = performance.now();
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof StaleReadError)) throw error;
        if (!(await tries().another(performance.now() - begun))) throw tooManyChanges(error);
      }
    }
  });
}

/** The caller's error for a transaction that was not carried out. */
export function explain(nothing: NothingWritten): Error {
  const { action, isBusy, cause } = nothing;
  if (action?.otherwise) return action.otherwise();
  if (!action && !isBusy) return nothing;
  return tooManyChanges(cause);
}

function tooManyChanges(cause: unknown): AppError {
  return new AppError('unavailable', 'write.conflict', 'Too many changes at once. Please try again.', {
    cause,
  });
}

function transactItem({ put, update, remove, check }: Action): TransactItem {
  return {
    Put: put && { TableName, ...put },
    Update: update && { TableName, ...update },
    Delete: remove && { TableName, ...remove },
    ConditionCheck: check && { TableName, ...check },
  };
}
