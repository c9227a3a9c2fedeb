import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { withDeadline } from '#platform/deadline.ts';
import { writeAlone } from '#platform/table/alone.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

const failure = { message: 'a transaction has it', $metadata: {} };
const write = () => writeAlone(new UpdateCommand({ TableName: 'furrow', Key: { pk: 'A', sk: 'A' } }));

test('tries again while a transaction has the item', async () => {
  const conflict = new TransactionConflictException(failure);
  table.on(UpdateCommand).rejectsOnce(conflict).rejectsOnce(conflict).resolves({});

  await write();

  expect(table.commandCalls(UpdateCommand)).toHaveLength(3);
});

test('gives up in time for the answer, and says that there is too much to do', async () => {
  table.on(UpdateCommand).rejects(new TransactionConflictException(failure));

  const error = await withDeadline(3200, () => write().catch((error: unknown) => error));

  expect(error).toMatchObject({ kind: 'unavailable', code: 'service.busy' });
});

test('passes on that its condition does not hold', async () => {
  table.on(UpdateCommand).rejects(new ConditionalCheckFailedException(failure));

  await expect(write()).rejects.toThrow(ConditionalCheckFailedException);
});
