import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { community } from '#kinds/declared/community.ts';

test('a following from before members were found by more than their names keeps what it is found by', async () => {
  const rows = { followerRow: 'a', followRow: 'b', version: 1 };
  const table = mockClient(DynamoDBDocumentClient);
  table
    .on(GetCommand)
    .resolvesOnce({ Item: { ...rows, followerName: 'Ada King' } })
    .resolvesOnce({ Item: { ...rows, followerName: 'Ada King', foundBy: 'Ada King Cuchillas' } });

  expect((await community.findFollow('ada', '3'))?.foundBy).toBe('Ada King');
  expect((await community.findFollow('ada', '3'))?.foundBy).toBe('Ada King Cuchillas');
});
