import { expect, test } from 'vitest';
import { keys, lists, memberIndex } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { heard } from '#test/heard.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import {
  addCollection,
  collect,
  collectionsOf,
  deleteCollection,
  newCollection,
  setItem,
  titlesIn,
} from '#test/things/library/collections.ts';
import { newResource } from '#test/things/library/resources.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

/** Writes rows of things that are not in the library, as many as that, and has them counted. */
async function fill(id: string, count: number) {
  const { table, TableName, writeBatch } = await import('#platform/table/table.ts');
  const { UpdateCommand } = await import('@aws-sdk/lib-dynamodb');
  const rows = Array.from({ length: count }, (_, index) => `00000${String(index).padStart(26, '0')}`);
  await writeBatch(
    rows.map((thing) => ({
      PutRequest: { Item: { ...keys.collected(id, thing), id: thing, [memberIndex.by]: thing } },
    })),
  );
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.collection(id),
      UpdateExpression: 'ADD #count :count',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':count': count },
    }),
  );
}

const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();

test('of many that are added at once, each is in it and counted', async () => {
  const { id } = await newCollection(ada);
  const many = 200;
  const files = await Promise.all(Array.from({ length: 20 }, () => newResource(ben)));
  await fill(id, 200 - files.length);

  const replies = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      heard(() => setItem(ada, id, files[index % files.length]?.id ?? '')),
    ),
  );

  expect(new Set(statusesOf(replies))).toEqual(new Set([200]));
  expect(await titlesIn(ada, id)).toEqual([expect.any(Array), 200]);
});

test('a collection takes no more than it may hold, also of several at once', async () => {
  const { id } = await newCollection(ada);
  await fill(id, 498);
  const files = await Promise.all(Array.from({ length: 4 }, () => newResource(ben)));

  const replies = await Promise.all(files.map((file) => heard(() => setItem(ada, id, file.id))));

  expect(statusesOf(replies)).toEqual([200, 200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('collection.full');
  expect((await titlesIn(ada, id))[1]).toBe(500);
});

test('a member makes no more than they may have, also of several at once', async () => {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { countInAll } = await import('#platform/lists/list-counts.ts');
  await writeTogether([countInAll(lists.allCollections(cleo.id), 198)]);

  const replies = await Promise.all([
    ...Array.from({ length: 2 }, () => heard(() => addCollection(cleo))),
    ...Array.from({ length: 2 }, () => heard(() => addCollection(cleo, { of: 'courses' }))),
  ]);

  expect(statusesOf(replies)).toEqual([201, 201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('collections.full');
});

test('what is added while its collection is deleted leaves nothing behind', async () => {
  const { id } = await newCollection(ada, { isPublic: true });
  const files = await Promise.all(Array.from({ length: 5 }, () => newResource(ben)));
  await collect(ada, id, files[0]?.id ?? '');

  const [removed, ...added] = await Promise.all([
    heard(() => deleteCollection(ada, id)),
    ...files.map((file) => heard(() => setItem(ada, id, file.id))),
  ]);

  expect(removed?.status).toBe(200);
  expect(added.every(({ status }) => status === 200 || status === 404)).toBe(true);
  const { take } = await import('#platform/table/walk.ts');
  const left = () => take({ pk: keys.collection(id).pk, from: ' ', to: '~~' }, { consistent: true });
  await eventually(left, []);
  expect((await granted(ada.call('GET', '/api/collections?of=library&scope=mine'))).data).not.toContainEqual(
    expect.objectContaining({ id }),
  );
  expect((await collectionsOf(ben, 'users')).data).not.toContainEqual(expect.objectContaining({ id }));
});
