import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { monotonicFactory } from 'ulid';
import { expect, test } from 'vitest';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { repliesTo, reply } from '#test/things/replies/replies.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();
const nextUlid = monotonicFactory();

/** Calls `act` before each write of what a member is told of a piece, with how many there were before it. */
function beforeTold(onId: string, act: (before: number) => unknown): { writes: number } {
  const told = { writes: 0 };
  calls.tap(async (call, input) => {
    const { pk = '', sk = '' } = (input as { Key?: { pk: string; sk: string } }).Key ?? {};
    if (call !== 'UpdateItem' || !pk.startsWith('NOTES#') || !sk.includes(`#${onId}#`)) return;
    told.writes += 1;
    await act(told.writes - 1);
  });
  return told;
}

const saidAbout = (onId: string, many: number) =>
  Array.from({ length: many }, (_, index) => ({
    id: `00000${nextUlid()}`,
    on: 'news' as const,
    onId,
    creator: `m${index}`,
  }));

async function lineOf(said: { readonly id: string; readonly onId: string }) {
  const [{ ToldItem, dayOf }, { findItem }, { keys }] = await Promise.all([
    import('#kinds/replies/told.ts'),
    import('#platform/table/table.ts'),
    import('#platform/table/keys.ts'),
  ]);
  return ToldItem.parse(await findItem(keys.told(ben.id, dayOf(said.id), 'news', said.onId, 'thread')));
}

/** Writes into a line what another function would, whose calls are not looked at. */
async function fromElsewhere({ id, onId, creator }: ReturnType<typeof saidAbout>[number]) {
  const [{ dayOf }, { keys }] = await Promise.all([
    import('#kinds/replies/told.ts'),
    import('#platform/table/keys.ts'),
  ]);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  await client.send(
    new UpdateCommand({
      TableName: 'furrow',
      Key: keys.told(ben.id, dayOf(id), 'news', onId, 'thread'),
      UpdateExpression: 'SET #last = :id, lastBy = :by ADD who :who',
      ExpressionAttributeNames: { '#last': 'last' },
      ExpressionAttributeValues: { ':id': id, ':by': creator, ':who': new Set([creator]) },
    }),
  );
}

/** In an order of their own, which is no order. */
const shuffled = <One>(all: readonly One[]) => all.toSorted((_, other) => (all.indexOf(other) % 3) - 1);

test('what comes while a line is written is told by its next write: the first, the last and twenty', async () => {
  const { tell } = await import('#functions/worker/tell/tell.ts');
  const said = saidAbout('village', 200);
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const told = beforeTold('village', async (before) => {
    if (before > 0) return;
    held.resolve();
    await release.promise;
  });
  const middle = said[100] as (typeof said)[number];
  const first = tell(ben.id, 'thread', middle);
  await held.promise;

  const others = shuffled(said).filter((one) => one !== middle);
  const rest = Promise.all(others.map((one) => tell(ben.id, 'thread', one)));
  release.resolve();
  await Promise.all([first, rest]);

  // The second write finds earlier ones than the first; it reads the line, and the third is right.
  expect(told.writes).toBe(3);
  const line = await lineOf(middle);
  expect(line).toMatchObject({ first: said[0]?.id, last: said.at(-1)?.id, lastBy: said.at(-1)?.creator });
  expect(line.who.size).toBe(20);
});

test('a line that another function changes between reading and writing has what both say', async () => {
  const { tell } = await import('#functions/worker/tell/tell.ts');
  const [early, middle, late] = saidAbout('hamlet', 3);
  if (!early || !middle || !late) throw new Error('there are three');
  await tell(ben.id, 'thread', middle);
  const told = beforeTold('hamlet', async (before) => {
    // Before the write of what was read.
    if (before === 1) await fromElsewhere(late);
  });

  await tell(ben.id, 'thread', early);

  expect(told.writes).toBe(4);
  const line = await lineOf(middle);
  expect(line).toMatchObject({ first: early.id, last: late.id });
  expect([...line.who].sort()).toEqual(['m0', 'm1', 'm2']);
});

test('what replies at once ask of the devices of one whom they concern is read once', async () => {
  const [{ ringFor }, { partitions }] = await Promise.all([
    import('#functions/worker/tell/ring.ts'),
    import('#platform/table/keys.ts'),
  ]);
  const said = saidAbout('parish', 20);
  let reads = 0;
  calls.tap((call, input) => {
    const { ExpressionAttributeValues: values = {} } = input as { ExpressionAttributeValues?: object };
    if (call === 'Query' && Object.values(values).includes(partitions.push(ben.id))) reads += 1;
  });
  const ring = ({ creator, ...one }: (typeof said)[number]) =>
    ringFor([ben.id], { ...one, kind: 'thread', by: creator, text: 'Ours is late, too.', path: '/news' });

  await Promise.all(said.map(ring));

  expect(reads).toBe(1);
  for (const one of said.slice(0, 2)) await ring(one);
  expect(reads).toBe(3);
});

test('many who reply to one news at once are all heard, and its maker has one line of them', async () => {
  const many = 200;
  const { id } = await newNews(ada);
  const authors = [];
  for (let index = 0; index < many; index += 1) authors.push(await stack.member(`neighbour-${index}`));

  const replies = await Promise.all(authors.map((author) => reply(author, 'news', id)));
  await workerRests();

  expect(replies.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await repliesTo(ada, 'news', id)).totalItems).toBe(many);
  const [line] = await noticesOf(ada);
  const last = replies
    .map(({ body }) => body.data.id)
    .toSorted()
    .at(-1);
  expect(line).toMatchObject({ onId: id, id: last, isMore: true });
});
