import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { explain, NothingWritten, writeTogether } from '#platform/transaction.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const taken = new AppError('conflict', 'thing.taken', 'It is taken.');
const actions = [
  { put: { Item: { pk: 'A', sk: 'A' } } },
  { put: { Item: { pk: 'B', sk: 'B' } }, otherwise: () => taken },
];
const failure = () => writeTogether(actions).catch((error: unknown) => error);

test('tries again after a conflict', async () => {
  table.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'TransactionConflict')).resolves({});

  await writeTogether(actions);

  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
});

test('gives up after six further tries, and says that too much changes at once', async () => {
  table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));

  const error = await failure();

  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(7);
  expect(error).toBeInstanceOf(NothingWritten);
  expect(explain(error as NothingWritten)).toMatchObject({ kind: 'unavailable', code: 'write.conflict' });
});

test('tells a failed condition from a conflict, and by whom it failed', async () => {
  table.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));

  const error = await failure();

  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  expect(explain(error as NothingWritten)).toBe(taken);
});

test('passes on a failure that leaves open what was written', async () => {
  table.on(TransactWriteCommand).rejects(new Error('socket hang up'));

  expect(await failure()).not.toBeInstanceOf(NothingWritten);
});
