import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { openChange, openEndpoint } from '#platform/http/open-endpoint.ts';
import { bodyOf, context, eventFrom, thing } from '#test/system/events.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => void table.reset());

const row = route({
  ...thing,
  method: 'GET',
  path: '/api/things/{id}',
  access: 'public',
  table: 'read',
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

const changing = route({
  ...thing,
  method: 'POST',
  path: '/api/things/end',
  access: 'public',
  table: 'write',
  input: () => z.object({ token: z.string('A token is missing.') }),
});

/** A POST by nobody, as the gateway passes it on. */
function posted(body: string, headers: Record<string, string> = {}) {
  const event = eventFrom({ rawBody: body, headers });
  const { authorizer: _, ...requestContext } = event.requestContext;
  return { ...event, requestContext } as typeof event;
}

test('a row that changes one thing has the fields of its body, and counts toward nobody', async () => {
  const end = openChange(changing, async ({ token }) => ({ title: token }));

  const done = await end(posted('{"token":"x"}'), context);
  expect([done.statusCode, bodyOf(done)]).toEqual([200, { title: 'x' }]);
  for (const body of ['', '{}', 'token=x']) expect((await end(posted(body), context)).statusCode).toBe(400);
  expect(table.calls()).toEqual([]);
});

test('where the body is ignored it does not look at what comes', async () => {
  const ignoring = { ...changing, body: 'ignored' } as const;
  const noInput = Object.defineProperty(ignoring, 'input', { value: z.object({}) });
  const end = openChange(noInput as unknown as typeof changing, async () => ({ title: 'ended' }));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  expect((await end(posted('List-Unsubscribe=One-Click', form), context)).statusCode).toBe(200);
});

test.each([
  ['for members', { access: 'member' }],
  ['that is no POST', { method: 'GET' }],
] as const)('it is of no row %s', (_, other) => {
  const changed = Object.defineProperties({ ...other }, {});
  expect(() =>
    openChange({ ...changing, ...changed } as typeof changing, async () => ({ title: '' })),
  ).toThrow('is no public row that changes something');
});
