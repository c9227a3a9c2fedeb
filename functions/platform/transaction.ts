import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from './errors.ts';
import { TableName, table } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Without<T> = T extends { TableName: unknown } ? Omit<T, 'TableName'> : never;

/** One write of a transaction, and what it means when its condition does not hold. */
export interface Action {
  readonly put?: Without<NonNullable<TransactItem['Put']>>;
  readonly update?: Without<NonNullable<TransactItem['Update']>>;
  readonly remove?: Without<NonNullable<TransactItem['Delete']>>;
  readonly check?: Without<NonNullable<TransactItem['ConditionCheck']>>;
  /** The error that a failed condition becomes. */
  readonly otherwise?: () => Error;
}

/** A transaction that was not carried out at all: nothing of it is stored. */
export class NothingWritten extends Error {
  override readonly name = 'NothingWritten';
  /** The action whose condition did not hold, if that was the reason. */
  readonly action: Action | undefined;

  constructor(cause: unknown, action?: Action) {
    super('the transaction was cancelled', { cause });
    this.action = action;
  }
}

const TRIES = 6;

/**
 * Writes all or nothing. A conflict with another transaction is tried again with jitter.
 * Throws `NothingWritten` when a condition does not hold, or when the conflicts did not end.
 */
export async function writeTogether(actions: readonly Action[]): Promise<void> {
  const command = new TransactWriteCommand({ TransactItems: actions.map(transactItem) });
  for (let tried = 1; ; tried += 1) {
    try {
      await table.send(command);
      return;
    } catch (cause) {
      if (!(cause instanceof TransactionCanceledException)) throw cause;
      const reasons = cause.CancellationReasons ?? [];
      const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
      if (failed >= 0) throw new NothingWritten(cause, actions[failed]);
      if (!reasons.some(({ Code }) => Code === 'TransactionConflict')) throw cause;
      if (tried === TRIES) throw new NothingWritten(cause);
    }
    await pause(Math.random() * 2 ** tried * 10);
  }
}

/**
 * Reads and writes again, a few times, when what was read had changed by the time of the write: for what
 * means the same whoever was first. Other failures pass.
 */
export async function again<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === TRIES || !(error instanceof AppError && error.code.endsWith('.changed'))) throw error;
    }
    await pause(Math.random() * 2 ** tried * 10);
  }
}

/** What the caller is told of a transaction that was not carried out. */
export function explain({ action, cause }: NothingWritten): Error {
  return (
    action?.otherwise?.() ??
    new AppError('unavailable', 'write.conflict', 'Too many changes at once. Please try again.', { cause })
  );
}

function transactItem({ put, update, remove, check }: Action): TransactItem {
  return {
    Put: put && { TableName, ...put },
    Update: update && { TableName, ...update },
    Delete: remove && { TableName, ...remove },
    ConditionCheck: check && { TableName, ...check },
  };
}
