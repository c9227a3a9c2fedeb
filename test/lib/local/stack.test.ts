import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ demo: true });

const rows = Object.values(contract)
  .flatMap((routes) => Object.values(routes))
  .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, '1') }));

test.each(rows)('$method $path without a good token is a 401', async ({ method, path }) => {
  for (const headers of [{}, { authorization: 'Bearer a.b.c' }]) {
    const reply = await fetch(`${stack.url}${path}`, { method, headers: headers as Record<string, string> });

    expect(reply.status).toBe(401);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.json()).toEqual({ message: 'Unauthorized' });
  }
});

test('the demo fills the community that everyone joins', async () => {
  const { token } = await signIn(stack.cognito, 'farmer', 'harvest1');

  const reply = await fetch(`${stack.url}/api/news/community/3`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, totalItems } = await reply.json();

  expect(totalItems).toBe(8);
  expect(new Set(data.map((news: { author: string }) => news.author))).toEqual(
    new Set(['Rosa Delgado', 'Samuel Mensah', 'Ingrid Vos']),
  );
  for (const { cover } of data) {
    const picture = await fetch(`${stack.contentUrl}/news/${cover.name}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test.each(['farmer', 'teacher', 'admin'])('the demo account %s can sign in', async (username) => {
  const { token } = await signIn(stack.cognito, username, 'harvest1');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  expect(claims['cognito:groups'] ?? []).toEqual(username === 'admin' ? ['admin'] : []);
});

test('a new member may call the API at once', async () => {
  const { call, id } = await stack.member('maryam');

  expect(await call('GET', '/api/users/profile')).toMatchObject({
    status: 200,
    body: { id, name: 'maryam' },
  });
});

test('what is no endpoint is a 404 of the API, never a page', async () => {
  const reply = await fetch(`${stack.url}/api/nothing`);

  expect([reply.status, await reply.json()]).toEqual([404, { message: 'Not Found' }]);
});
