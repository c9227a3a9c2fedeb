import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { route } from '#contract/route.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { bodyOf, context, eventFrom, thing } from '#test/system/events.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());
afterEach(() => vi.unstubAllEnvs());

const row = route(thing);
let runs = 0;
const answering = endpoint(row, async ({ title }) => {
  runs += 1;
  return { title };
});
const statusWith = async (headers: Record<string, string>, userId = 'ada') =>
  (await answering(eventFrom({ body: { title: 'Tea' }, headers, userId }), context)).statusCode;

describe('where the environment names origin keys', () => {
  beforeEach(() => vi.stubEnv('ORIGIN_KEYS', 'the-new-key,the-old-key'));

  test.each(['the-new-key', 'the-old-key'])(
    'a request that carries one of them is answered: %s',
    async (key) => {
      expect(await statusWith({ 'x-origin-key': key })).toBe(200);
    },
  );

  test.each(['', 'the-new-kex', 'the-new-key ', 'the', 'the-new-key,the-old-key', ','])(
    'another key is refused in the words of a gateway, before anything else: %o',
    async (key) => {
      runs = 0;
      const event = eventFrom({ rawBody: '{', use: 'id', headers: { 'x-origin-key': key } });

      const refused = await answering(event, context);

      expect([refused.statusCode, bodyOf(refused)]).toEqual([403, { message: 'Forbidden' }]);
      expect([runs, table.calls()]).toEqual([0, []]);
    },
  );

  test('a request without one is refused', async () => {
    expect(await statusWith({})).toBe(403);
  });

  test('an environment that ends in a comma knows no empty key', async () => {
    vi.stubEnv('ORIGIN_KEYS', 'the-new-key,');

    expect(await statusWith({ 'x-origin-key': '' })).toBe(403);
    expect(await statusWith({})).toBe(403);
  });
});

test('where it names none, as on one machine, every request may come', async () => {
  vi.stubEnv('ORIGIN_KEYS', '');

  expect(await statusWith({})).toBe(200);
});

test('a key is nowhere in what is stored of a request, and a retry after its rotation is the same request', async () => {
  vi.stubEnv('ORIGIN_KEYS', 'the-new-key,the-old-key');
  table.on(GetCommand).resolves({});
  table.on(TransactWriteCommand).resolves({});
  const writing = endpoint(row, ({ title }, { commit }) => commit(() => ({ reply: { title }, actions: [] })));
  const send = (key: string) =>
    writing(
      eventFrom({
        body: { title: 'Tea' },
        headers: { 'x-origin-key': key, 'idempotency-key': 'a-key-of-some-length' },
      }),
      context,
    );

  await send('the-new-key');
  await send('the-old-key');

  const sent = table.calls().map(({ args }) => JSON.stringify(args[0].input));
  const hashes = sent.flatMap((text) => /"hash":"([^"]+)"/.exec(text)?.[1] ?? []);
  expect(sent.join()).not.toContain('the-new-key');
  expect([hashes.length, new Set(hashes).size]).toEqual([2, 1]);
});
