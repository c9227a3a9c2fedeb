import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { createAuthorizer } from '#lib/local/gateway/authorizer.ts';
import { createGateway } from '#lib/local/gateway/gateway.ts';
import { loadFunction } from '#lib/local/gateway/rows.ts';
import { listening } from '../listening.ts';
import { clientId, issuer, poolKey } from '../tokens.ts';

const key = poolKey();
const token = key.sign({ 'cognito:groups': ['admin'] });
const authorization = `Bearer ${token}`;

// biome-ignore lint/suspicious/noExplicitAny: each test looks at another part of the event
let event: any;
let answer: (event: unknown, context: { awsRequestId: string }) => unknown;
const thrown: unknown[] = [];
beforeEach(() => {
  event = undefined;
  answer = () => Promise.resolve({ statusCode: 200, body: '{}' });
  thrown.length = 0;
});

const handler = (received: unknown, context: { awsRequestId: string }) => {
  event = received;
  return answer(received, context);
};
const pure = 'user-tests/grade.ts';
const url = await listening(
  createGateway({
    rows: [
      { method: 'GET', path: '/api/things/{id}', name: 'getThing', load: async () => handler },
      { method: 'POST', path: '/api/things', name: 'addThing', load: async () => handler },
      { method: 'GET', path: '/api/open/{id}', name: 'getOpen', isPublic: true, load: async () => handler },
      { method: 'GET', path: '/api/no-file', name: 'getNoFile', load: () => loadFunction('no.ts', 'no') },
      { method: 'GET', path: '/api/no-export', name: 'getNoExport', load: () => loadFunction(pure, 'no') },
    ],
    authorize: createAuthorizer({ issuer, clientId, jwks: key.jwks }),
    timeout: 50,
    onError: (error) => thrown.push(error),
  }),
);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers: { authorization, ...headers } });
const post = (body: BodyInit, type?: string) =>
  fetch(`${url}/api/things`, {
    method: 'POST',
    headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
    body,
  });

test('a function gets the event of payload format 2.0', async () => {
  await get('/api/things/a%20b?tag=x&tag=y%2Cz&empty=&q=a+b', { cookie: 'a=1; b=2', 'X-Mixed': 'Case' });

  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/things/{id}',
    rawPath: '/api/things/a b',
    rawQueryString: 'tag=x&tag=y%2Cz&empty=&q=a+b',
    cookies: ['a=1', 'b=2'],
    headers: { authorization, 'x-mixed': 'Case', 'x-forwarded-proto': 'http' },
    queryStringParameters: { tag: 'x,y,z', empty: '', q: 'a b' },
    pathParameters: { id: 'a b' },
    isBase64Encoded: false,
    requestContext: {
      authorizer: { jwt: { claims: { sub: 'member-1', 'cognito:groups': '[admin]' }, scopes: null } },
      http: { method: 'GET', path: '/api/things/a b', protocol: 'HTTP/1.1' },
      routeKey: 'GET /api/things/{id}',
      stage: '$default',
    },
  });
  expect(event.body).toBeUndefined();
  expect(event.headers.cookie).toBeUndefined();
  expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
  expect(event.requestContext.timeEpoch).toBeLessThanOrEqual(Date.now());
});

test('fields that a request does not have are left out', async () => {
  await post('{}', 'application/json');

  expect(event).not.toHaveProperty('cookies');
  expect(event).not.toHaveProperty('queryStringParameters');
  expect(event).not.toHaveProperty('pathParameters');
});

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'Text/CSV'])(
  'a body of %s travels as text',
  async (type) => {
    await post('{"a":"ü"}', type);

    expect(event).toMatchObject({ body: '{"a":"ü"}', isBase64Encoded: false });
  },
);

test.each(['image/png', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
  'a body of %s travels as base64',
  async (type) => {
    await post(new Uint8Array([255, 0, 1]), type);

    expect(event).toMatchObject({ body: '/wAB', isBase64Encoded: true });
  },
);

test('the function answers with status, headers, cookies and bytes', async () => {
  answer = () => ({
    statusCode: 201,
    headers: { 'Content-Type': 'image/png', 'X-Count': 3 },
    cookies: ['a=1', 'b=2; Path=/'],
    body: '/wAB',
    isBase64Encoded: true,
  });

  const reply = await get('/api/things/1');

  expect(reply.status).toBe(201);
  expect(reply.headers.get('content-type')).toBe('image/png');
  expect(reply.headers.get('x-count')).toBe('3');
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2; Path=/']);
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(new Uint8Array([255, 0, 1]));
});

test.each([
  ['an object', { a: 1 }, '{"a":1}'],
  ['a text', 'hello', 'hello'],
  ['nothing', undefined, 'null'],
])('%s without a status is a 200 of JSON', async (_, result, text) => {
  answer = () => Promise.resolve(result);

  const reply = await get('/api/things/1');

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/json');
  expect(await reply.text()).toBe(text);
});

test.each([
  ['throws', () => Promise.reject(new Error('secret'))],
  [
    'throws at once',
    () => {
      throw new Error('secret');
    },
  ],
  ['answers with no status that there is', () => ({ statusCode: 42 })],
  ['answers with a body that is no text', () => ({ statusCode: 200, body: { a: 1 } })],
  ['answers more than Lambda gives', () => ({ statusCode: 200, body: 'x'.repeat(6_300_000) })],
  ['sets a header that cannot be sent', () => ({ statusCode: 200, headers: { 'a b': '1' } })],
])('a function that %s is a 500 that hides why', async (_, failing) => {
  answer = failing;

  const reply = await get('/api/things/1');

  expect(reply.status).toBe(500);
  expect(await reply.json()).toEqual({ message: 'Internal Server Error' });
});

test('what a function throws is told to whoever runs the system', async () => {
  answer = () => Promise.reject(new Error('secret'));

  await get('/api/things/1');

  expect(thrown).toMatchObject([{ message: 'secret' }]);
});

test('a function that cannot be loaded is a 500, and is named where the operator looks', async () => {
  const replies = [await get('/api/no-file'), await get('/api/no-export')];

  expect(replies.map(({ status }) => status)).toEqual([500, 500]);
  expect(thrown).toMatchObject([
    { message: expect.stringContaining('functions/no.ts') },
    { message: `functions/${pure} exports no function no` },
  ]);
});

test('a function that takes too long is a 503', async () => {
  answer = () => new Promise(() => undefined);

  const reply = await get('/api/things/1');

  expect(reply.status).toBe(503);
  expect(await reply.json()).toEqual({ message: 'Service Unavailable' });
});

test.each(['/api/nothing', '/api/things', '/api/things/1/2', '/api/things/%zz'])(
  'GET %s is a 404, with or without a token',
  async (path) => {
    for (const headers of [{ authorization }, {}]) {
      const reply = await fetch(`${url}${path}`, { headers: headers as Record<string, string> });
      expect([reply.status, await reply.json()]).toEqual([404, { message: 'Not Found' }]);
    }
  },
);

test.each([undefined, 'Bearer x', `Bearer ${poolKey().sign()}`])('the token %s is a 401', async (bad) => {
  const reply = await fetch(`${url}/api/things/1`, { headers: bad ? { authorization: bad } : {} });

  expect(reply.status).toBe(401);
  expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  expect(await reply.json()).toEqual({ message: 'Unauthorized' });
  expect(event).toBeUndefined();
});

test.each([undefined, 'Bearer x', authorization])(
  'a public row is answered with the token %s, and its function has no caller',
  async (given) => {
    const headers: Record<string, string> = given === undefined ? {} : { authorization: given };

    expect((await fetch(`${url}/api/open/1`, { headers })).status).toBe(200);

    expect(event.pathParameters).toEqual({ id: '1' });
    expect(event.requestContext).not.toHaveProperty('authorizer');
  },
);

test('without a token a large body is a 401, with one a 413', async () => {
  const body = new Uint8Array(10 * 1024 * 1024 + 1);

  const anonymous = await fetch(`${url}/api/things`, { method: 'POST', body });
  const member = await post(body, 'image/png');

  expect(anonymous.status).toBe(401);
  expect(member.status).toBe(413);
  expect(await member.json()).toEqual({ message: 'Request Entity Too Large' });
});

test('a large body of unknown length is a 413', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  let left = 11;
  const body = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
  });

  const reply = await fetch(`${url}/api/things`, {
    method: 'POST',
    headers: { authorization },
    body,
    duplex: 'half',
  } as RequestInit);

  expect(reply.status).toBe(413);
  expect(event).toBeUndefined();
});

test('a body that fits the gateway and not a function is a 413', async () => {
  expect((await post(new Uint8Array(4_700_000), 'image/png')).status).toBe(200);
  expect((await post(new Uint8Array(4_720_000), 'image/png')).status).toBe(413);
  expect((await post('x'.repeat(6_200_000), 'text/plain')).status).toBe(200);
  expect((await post('\u0001'.repeat(1_100_000), 'text/plain')).status).toBe(413);
});

test('a request that breaks off reaches no function and hurts nothing', async () => {
  await new Promise<void>((resolve) => {
    const broken = request(`${url}/api/things`, {
      method: 'POST',
      headers: { authorization, 'content-length': 1000 },
    });
    broken.on('error', () => resolve());
    broken.write('half', () => broken.destroy(new Error('gone')));
  });

  expect((await get('/api/things/1')).status).toBe(200);
  expect(event.routeKey).toBe('GET /api/things/{id}');
});

test('an answer that nobody waits for any more hurts nothing', async () => {
  const gone = new AbortController();
  const late = Promise.withResolvers<unknown>();
  answer = () => {
    gone.abort();
    return late.promise;
  };

  await expect(
    fetch(`${url}/api/things/1`, { headers: { authorization }, signal: gone.signal }),
  ).rejects.toThrow();
  late.resolve({ statusCode: 200, body: 'late' });
  answer = () => 'next';

  expect(await (await get('/api/things/1')).text()).toBe('next');
});
