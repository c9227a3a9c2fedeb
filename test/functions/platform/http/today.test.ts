import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Route, route } from '#contract/route.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { useOneDay } from '#test/one-day.ts';
import { bodyOf, context, eventFrom } from '#test/things/events.ts';

useOneDay();
const table = mockClient(DynamoDBDocumentClient);
let runs = 0;
beforeEach(() => {
  table.reset();
  runs = 0;
});

const creation = route({
  method: 'POST',
  path: '/api/things',
  summary: 'A thing.',
  access: 'member',
  table: 'write',
  status: 201,
  input: () => z.object({ title: z.string('Please give a title.') }),
  output: () => z.object({ title: z.string() }),
});
const send = (
  row: Partial<Route> = {},
  headers: Record<string, string> = {},
  body: object = { title: 'Tea' },
) =>
  endpoint({ ...creation, ...row } as typeof creation, async ({ title }) => {
    runs += 1;
    return { title };
  })(eventFrom({ body, headers }), context);
const counted = () => table.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
const full = () => Object.assign(new Error('no'), { name: 'ConditionalCheckFailedException' });

test('what a member makes is counted for the day, before it is made', async () => {
  await send();

  const today = new Date().toISOString().slice(0, 10);
  const [count, ...more] = counted();
  expect([count?.Key, more]).toEqual([{ pk: 'USER#ada', sk: `TODAY#${today}` }, []]);
  expect(count?.ExpressionAttributeValues).toMatchObject({
    ...{ ':written': 1, ':made': 1, ':most_written': 10_000, ':most_made': 1000 },
    ':expiresAt': expect.any(Number),
  });
});

test('a day that is full is a 429 in words, and nothing is done', async () => {
  table.on(UpdateCommand).rejects(full());

  const refused = await send();

  expect([refused.statusCode, bodyOf(refused)]).toMatchObject([
    429,
    { code: 'today.full', message: 'That is more than a day has room for. Please go on tomorrow.' },
  ]);
  expect(runs).toBe(0);
});

test.each<[string, Partial<Route>]>([
  ['changes', { method: 'PUT', status: 200 }],
  ['may meet what is there already', { isCreation: () => true }],
])('what only %s is counted as written, not as made', async (_, row) => {
  await send(row);

  expect(counted()[0]?.ExpressionAttributeValues).toMatchObject({ ':written': 1 });
  expect(counted()[0]?.ExpressionAttributeValues).not.toHaveProperty(':made');
});

test.each<[string, Partial<Route>, object]>([
  ['reads', { table: 'read' }, { title: 'Tea' }],
  ['is refused for its shape', {}, {}],
  ['is for administrators alone', { access: 'admin' }, { title: 'Tea' }],
])('what %s costs no write', async (_, row, body) => {
  await send(row, {}, body);

  expect(counted()).toEqual([]);
});

test('a retry of what was answered is not counted, and is answered on a full day too', async () => {
  table.on(GetCommand).resolves({});
  table.on(TransactWriteCommand).resolves({});
  const writing = endpoint(creation, ({ title }, { commit }) =>
    commit(() => ({ reply: { title }, actions: [] })),
  );
  const event = eventFrom({ body: { title: 'Tea' }, headers: { 'idempotency-key': 'a-key-of-some-length' } });
  await writing(event, context);
  const [write] = table.commandCalls(TransactWriteCommand);
  table.on(GetCommand).resolves({ Item: write?.args[0].input.TransactItems?.at(-1)?.Put?.Item ?? {} });
  table.on(UpdateCommand).rejects(full());

  const again = await writing(event, context);

  expect([again.statusCode, counted().length]).toEqual([201, 1]);
});
