import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { endByToken, tokenOf } from '#kinds/digest/token.ts';
import { keys } from '#platform/table/keys.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => void table.reset());
const secret = 'x'.repeat(24);
const item = { ...keys.digest('ada'), secret, zone: 'UTC', visitedAt: '2026-03-12T06:00:00.000Z' };

test('a member who is erased while they end their mail has nothing written anew', async () => {
  table.on(GetCommand).resolves({ Item: item });
  const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }];
  const gone = new TransactionCanceledException({ message: 'no', $metadata: {}, CancellationReasons });
  table.on(TransactWriteCommand).rejects(gone);
  table.on(UpdateCommand).resolves({});

  const error: unknown = await endByToken(tokenOf('ada', secret)).catch((each: unknown) => each);

  expect(error).toMatchObject({ action: { check: { Key: keys.digest('ada') } } });
  expect(table.commandCalls(UpdateCommand)).toEqual([]);
  const [write] = table.commandCalls(TransactWriteCommand);
  expect(write?.args[0].input.TransactItems).toMatchObject([
    { ConditionCheck: { Key: keys.digest('ada'), ConditionExpression: 'attribute_exists(pk)' } },
    { Update: { Key: keys.noticeWishes('ada') } },
  ]);
});
