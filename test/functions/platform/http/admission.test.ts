import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Route, route } from '#contract/route.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { once } from '#platform/http/once.ts';
import { TableName } from '#platform/table/table.ts';
import { bodyOf, context, eventFrom, things } from '#test/system/events.ts';

const MINUTE = 60_000;
const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  // What is kept of the members of one test is over in the next.
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  table.reset();
});

const row = route({ ...things, table: 'read' });
const mark = (disabled?: true) =>
  table.on(BatchGetCommand).resolves({ Responses: { [TableName]: disabled ? [{ disabled }] : [] } });
const looked = () => table.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems);
const reply = async () => ({ title: 'Tea' });
const ask = (more: Partial<Route> = {}, given: Parameters<typeof eventFrom>[0] = {}, run = reply) =>
  endpoint({ ...row, ...more } as typeof row, run)(eventFrom(given), context);
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('who reads is looked for where writes are counted, once a minute', async () => {
  mark();
  const today = new Date().toISOString().slice(0, 10);

  const { statusCode } = await ask();
  await ask();
  later(MINUTE - 1);
  await ask();

  const keys = { Keys: [{ pk: 'USER#ada', sk: `TODAY#${today}` }], ConsistentRead: false };
  expect([statusCode, looked()]).toEqual([200, [{ [TableName]: keys }]]);
  later(1);
  await ask();
  expect(looked()).toHaveLength(2);
});

test.each<[string, Parameters<typeof ask>]>([
  ['is there', []],
  ['is not', [{}, {}, async () => Promise.reject(new Error('no'))]],
  ['is asked for wrongly', [{ input: z.object({ title: z.string() }) }]],
  ['is for administrators alone', [{ access: 'admin' }]],
])('who is disabled is told of the token, whether what they read %s', async (_, [row, given, run]) => {
  mark(true);

  const refused = await ask(row, given, run);

  expect([refused.statusCode, bodyOf(refused)]).toEqual([
    401,
    expect.objectContaining({ code: 'token.failed', error: 'Not authorized, token failed' }),
  ]);
});

test('who was disabled a minute ago is refused, and who is enabled again is let in at once', async () => {
  mark();
  await ask();
  mark(true);
  expect((await ask()).statusCode).toBe(200);

  later(MINUTE);
  expect((await ask()).statusCode).toBe(401);
  expect((await ask()).statusCode).toBe(401);
  mark();
  expect((await ask()).statusCode).toBe(200);
});

const creation: Partial<Route> = { method: 'POST', status: 201, table: 'write' };

test('what a write learns is known to who reads', async () => {
  table.on(UpdateCommand).resolves({});
  await ask(creation);
  await ask();
  expect(looked()).toEqual([]);

  const failure = { name: 'ConditionalCheckFailedException', Item: { disabled: true } };
  table.on(UpdateCommand).rejects(Object.assign(new Error('no'), failure));
  mark(true);
  expect((await ask(creation)).statusCode).toBe(401);
  expect((await ask()).statusCode).toBe(401);
});

test('who is disabled is not answered once more what they were answered before', async () => {
  mark(true);
  const key = 'a-key-of-some-length';
  const { hash } = once('ada', key, { method: 'POST', path: '/api/things' }, {});
  table.on(GetCommand).callsFake(({ Key }: GetCommandInput) => ({
    Item: { ...Key, hash, reply: '{}', expiresAt: Date.now() / 1000 + 60 },
  }));

  expect((await ask(creation, { headers: { 'idempotency-key': key } })).statusCode).toBe(401);
});

test.each<[string, Partial<Route>, Parameters<typeof ask>[1]]>([
  ['is asked for wrongly', { input: z.object({ title: z.string() }) }, {}],
  ['is too large', {}, { rawBody: 'x'.repeat(4_500_001) }],
  ['is for administrators alone', { access: 'admin' }, {}],
  ['has a key that is none', {}, { headers: { 'idempotency-key': 'short' } }],
])('who is disabled is told of the token, too, where what they write %s', async (_, row, given) => {
  mark(true);

  expect((await ask({ ...creation, ...row }, given)).statusCode).toBe(401);
});

test('a write that is refused to who may come is refused as it was, and looks once a minute', async () => {
  mark();
  const row = { ...creation, input: z.object({ title: z.string() }) };

  const refused = [await ask(row), await ask(row)];

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect(looked()).toHaveLength(1);
});

test('of very many members those of the last are kept', async () => {
  mark();
  for (let index = 0; index < 2002; index += 1) await ask({}, { userId: `m${index}` });
  const before = looked().length;

  await ask({}, { userId: 'm2001' });
  expect(looked()).toHaveLength(before);
  await ask({}, { userId: 'm0' });
  expect(looked()).toHaveLength(before + 1);
});
