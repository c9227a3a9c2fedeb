import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline } from '#platform/deadline.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { explain, NothingWritten, retryOnStaleRead, writeTogether } from '#platform/table/transaction.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());
afterEach(() => vi.restoreAllMocks());

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

test('finds its turn among hundreds, each of which takes it before this one', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  let sent = 0;
  table.on(TransactWriteCommand).callsFake(() => {
    sent += 1;
    if (sent <= 12) throw cancelled('TransactionConflict', 'None');
  });

  await withDeadline(15_000, () => writeTogether(actions));

  expect(sent).toBe(13);
});

test('gives up in time for the answer, and says that too much changes at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));

  const error = await withDeadline(4500, failure);

  // After 50, 100, 200 and 400 ms more at the earliest; 800 would be too late.
  const sent = table.commandCalls(TransactWriteCommand).length;
  expect(sent).toBeGreaterThan(1);
  expect(sent).toBeLessThanOrEqual(5);
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

test('refuses more actions than DynamoDB takes before it sends any', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ put: { Item: { pk: `${index}`, sk: 'A' } } }));

  await expect(writeTogether(many)).rejects.toThrow('101 actions are too many for a transaction');

  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('writes nothing when the answer is due: the member would be told of no effect', async () => {
  table.on(TransactWriteCommand).resolves({});

  const error = await withDeadline(1900, failure);

  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(0);
  expect(explain(error as NothingWritten)).toMatchObject({ kind: 'unavailable', code: 'write.conflict' });
});

describe('again', () => {
  const outrun = { ...actions[0], otherwise: () => new StaleReadError('thing.changed') };
  const attempt = () =>
    writeTogether([outrun]).catch((error: unknown) => {
      throw explain(error as NothingWritten);
    });

  test('reads and writes anew what was changed meanwhile', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});

    await retryOnStaleRead(attempt);

    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  test('shares its tries with the transactions in it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    let sent = 0;
    table.on(TransactWriteCommand).callsFake(() => {
      sent += 1;
      throw cancelled(sent % 2 === 0 ? 'ConditionalCheckFailed' : 'TransactionConflict');
    });

    await expect(withDeadline(4500, () => retryOnStaleRead(attempt))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'write.conflict',
    });

    expect(sent).toBeGreaterThan(2);
    expect(sent).toBeLessThanOrEqual(5);
  });

  test('ends in time for the answer', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));

    await expect(withDeadline(2900, () => retryOnStaleRead(attempt))).rejects.toMatchObject({
      code: 'write.conflict',
    });

    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  test('passes on a conflict that is for the caller to decide', async () => {
    let tries = 0;
    const decide = async () => {
      tries += 1;
      throw new AppError('conflict', 'thing.changed', 'Somebody changed this.');
    };

    await expect(retryOnStaleRead(decide)).rejects.toMatchObject({ kind: 'conflict' });

    expect(tries).toBe(1);
  });
});
