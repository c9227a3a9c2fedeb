import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { community } from '#kinds/declared/community.ts';
import { material } from '#kinds/declared/material.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { lists } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';

const fields = { id: z.string(), newsId: z.string(), communityId: z.string(), ...versioned };
const declared = { noun: 'remark', missing: 'There is no such remark.', item: z.object(fields) };
type Remark = z.infer<typeof declared.item>;

test('what is within a record is found by the id of that, also where it has no item apart', async () => {
  const table = mockClient(DynamoDBDocumentClient);
  table.on(GetCommand).resolves({});
  const lessonId = `${'C'.repeat(31)}001`;

  await expect(material.checkAbove({ lessonId })).rejects.toThrow('There is no such lesson.');

  expect(table.commandCalls(GetCommand).map(({ args }) => args[0].input.Key)).toEqual([
    { pk: lists.lessons('C'.repeat(31)).pk, sk: `R#${lessonId}` },
  ]);
});

test('nothing is declared within what its id alone does not lead to, nor within what its scope does not name', () => {
  const list = ({ newsId }: { newsId: string }) => ({ pk: `REMARKS#${newsId}`, shards: 1 });

  const kind = new RecordKind<{ newsId: string }, Remark>({
    ...declared,
    list,
    // @ts-expect-error A material is found in its lesson alone.
    within: { kind: material, as: 'newsId' },
  });
  new RecordKind<{ newsId: string }, Remark>({
    ...declared,
    list,
    // @ts-expect-error Its place has no such name.
    within: { kind: community, as: 'communityId' },
  });
  new RecordKind<{ newsId: string; communityId: string }, Remark>({
    ...declared,
    list,
    // @ts-expect-error Who knows the community that goes does not know of which news the lists are.
    within: { kind: community, as: 'communityId' },
  });

  expect(kind.key({ newsId: 'n1', id: 'r1' })).toEqual({ pk: 'REMARKS#n1', sk: 'R#r1' });
});
