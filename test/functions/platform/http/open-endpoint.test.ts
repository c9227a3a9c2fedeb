import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { openEndpoint } from '#platform/http/open-endpoint.ts';
import { bodyOf, context, eventFrom, thing } from '#test/things/events.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => void table.reset());

const row = route({
  ...thing,
  ...{ method: 'GET', path: '/api/things/{id}', access: 'public', table: 'read' },
  input: () => z.object({ id: z.string().check(z.minLength(3, 'That is no id.')) }),
});
const handler = openEndpoint(row, async ({ id }) => {
  if (id === 'gone') throw new AppError('missing', 'thing.missing', 'It is gone.');
  return { title: id, pk: 'THING#1' };
});

/** As the gateway passes it on where there is no authorizer. */
function withoutCaller(id: string, headers: Record<string, string> = {}) {
  const event = eventFrom({ path: { id }, headers });
  const { authorizer: _, ...requestContext } = event.requestContext;
  return { ...event, requestContext } as typeof event;
}

test('answers whoever asks, with the fields of its row alone, and looks nobody up', async () => {
  for (const headers of [{}, { authorization: 'Bearer x' }]) {
    const result = await handler(withoutCaller('tea', headers as Record<string, string>), context);
    expect([result.statusCode, bodyOf(result)]).toEqual([200, { title: 'tea' }]);
  }
  expect(table.calls()).toEqual([]);
});

test('says in the envelope what is wrong with the input, and what is not there', async () => {
  const short = await handler(withoutCaller('x'), context);
  expect([short.statusCode, bodyOf(short).fields]).toEqual([400, { id: 'That is no id.' }]);
  const gone = await handler(withoutCaller('gone'), context);
  expect([gone.statusCode, bodyOf(gone).code]).toEqual([404, 'thing.missing']);
});

test('answers nobody who comes past CloudFront', async () => {
  vi.stubEnv('ORIGIN_KEYS', 'secret');
  expect((await handler(withoutCaller('tea'), context)).statusCode).toBe(403);
  vi.unstubAllEnvs();
});

test.each([
  ['for members', { access: 'member' }],
  ['that writes', { table: 'write' }],
  ['that is no GET', { method: 'POST' }],
] as const)('is of no row %s', (_, other) => {
  const changed = Object.defineProperties({ ...other }, {});
  expect(() => openEndpoint({ ...row, ...changed } as typeof row, async () => ({ title: '' }))).toThrow(
    'is no public row that reads',
  );
});
