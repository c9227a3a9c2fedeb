import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test, vi } from 'vitest';
import { handler } from '#functions/worker/run-jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { TableName } from '#platform/table/table.ts';

const table = mockClient(DynamoDBDocumentClient);

test('a job whose cursor is written down while a transaction has it does not come again for that', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const key = keys.job('01A');
  table.on(BatchGetCommand).resolves({ Responses: { [TableName]: [{ ...key, kind: 'unheard-of' }] } });
  const conflict = new TransactionConflictException({ message: 'no', $metadata: {} });
  table.on(UpdateCommand).rejectsOnce(conflict).resolves({});
  const record = { dynamodb: { Keys: { pk: { S: key.pk }, sk: { S: key.sk } }, SequenceNumber: '1' } };

  const { batchItemFailures } = await handler(
    { Records: [record] },
    { getRemainingTimeInMillis: () => 60_000 },
  );
  vi.restoreAllMocks();

  expect(batchItemFailures).toEqual([]);
  expect(table.commandCalls(UpdateCommand)).toHaveLength(2);
});
