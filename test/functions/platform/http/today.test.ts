import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OptionalFile } from '#contract/fields/field.ts';
import { type Route, route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { useOneDay } from '#test/one-day.ts';
import { bodyOf, context, eventFrom, formEvent, thing } from '#test/system/events.ts';

useOneDay();
const table = mockClient(DynamoDBDocumentClient);
let runs = 0;
beforeEach(() => {
  table.reset();
  runs = 0;
});

const creation = route({ ...thing, status: 201 });
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
    ':written': 1,
    ':made': 1,
    ':room_written': 9_999,
    ':room_made': 999,
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

test.each([
  ['circles', 99],
  ['reports', 99],
] as const)('what counts as one of %s has a most of its own, in the same write', async (countsAs, room) => {
  await send({ countsAs });

  const [count, ...more] = counted();
  expect(count?.ExpressionAttributeValues).toMatchObject({
    ':written': 1,
    ':made': 1,
    [`:${countsAs}`]: 1,
    [`:room_${countsAs}`]: room,
  });
  expect(count?.ConditionExpression).toContain(`#${countsAs} <= :room_${countsAs}`);
  expect(more).toEqual([]);
});

test('an answer to a decision counts toward nothing else, so that a full day refuses none', async () => {
  await send({ countsAs: 'answers' });

  const [count, ...more] = counted();
  expect(count?.ExpressionAttributeValues).toMatchObject({ ':answers': 1, ':room_answers': 99 });
  expect(count?.ConditionExpression).toMatch(/disabled.*#answers/);
  expect(count?.ConditionExpression).not.toMatch(/#written|#made/);
  expect(more).toEqual([]);
});

test('what is counted while a transaction has the count, as one that disables the member, is counted after it', async () => {
  const conflict = new TransactionConflictException({ message: 'no', $metadata: {} });
  table.on(UpdateCommand).rejectsOnce(conflict).resolves({});

  expect([(await send()).statusCode, counted().length, runs]).toEqual([201, 2, 1]);
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

describe('the files of a form', () => {
  const pages = route({
    ...thing,
    body: 'multipart',
    status: 201,
    input: () => z.object({ title: z.string(), img: OptionalFile }),
  });
  const draw = async (run: () => Promise<{ title: string }>) => {
    const file = { filename: 'a.png', bytes: new Uint8Array(1000) };
    return endpoint(pages, run)(await formEvent({ title: 'Tea', img: file }), context);
  };

  test('count in the same write, by their bytes', async () => {
    await draw(async () => ({ title: 'Tea' }));

    expect(counted().map(({ ExpressionAttributeValues }) => ExpressionAttributeValues)).toMatchObject([
      { ':written': 1, ':bytes': 1000, ':room_bytes': 1_999_999_000 },
    ]);
  });

  test('count no more when nothing came of them', async () => {
    const { statusCode } = await draw(async () => {
      throw new AppError('conflict', 'thing.there', 'It is there.');
    });

    expect([statusCode, counted().length]).toEqual([409, 2]);
    expect(counted()[1]).toMatchObject({ UpdateExpression: 'ADD #bytes :bytes' });
    expect(counted()[1]?.ExpressionAttributeValues).toEqual({ ':bytes': -1000 });
  });

  test.each([
    ['1999999001', 'upload.too-many', 'That is over 2 GB today. Please go on tomorrow.'],
    ['1999999000', 'today.full', 'That is more than a day has room for. Please go on tomorrow.'],
  ])('are refused as what is full: after %s bytes %s', async (N, code, message) => {
    table.on(UpdateCommand).rejects(Object.assign(full(), { Item: { bytes: { N } } }));

    const refused = await draw(async () => ({ title: 'Tea' }));

    expect([refused.statusCode, bodyOf(refused)]).toMatchObject([429, { code, message }]);
    expect(counted().length).toBe(1);
  });
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

  expect([(await writing(event, context)).statusCode, counted().length]).toEqual([201, 1]);
});
