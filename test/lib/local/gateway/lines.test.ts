import { beforeEach, expect, test } from 'vitest';
import { createAuthorizer } from '#lib/local/gateway/authorizer.ts';
import { createGateway } from '#lib/local/gateway/gateway.ts';
import { eventually } from '#test/eventually.ts';
import { listening } from '../listening.ts';
import { clientId, issuer, poolKey } from '../tokens.ts';

const key = poolKey();
const begun: string[] = [];
let held = Promise.withResolvers<void>();
beforeEach(() => {
  begun.length = 0;
  held = Promise.withResolvers<void>();
});
const row = (method: string, path: string, isHeld: boolean) => ({
  method,
  path,
  name: 'thing',
  load: async () => async () => {
    begun.push(path);
    if (isHeld) await held.promise;
    return { statusCode: 200, body: '{}' };
  },
});
const url = await listening(
  createGateway({
    rows: [row('POST', '/held', true), row('POST', '/other', false), row('GET', '/held', false)],
    authorize: createAuthorizer({ issuer, clientId, jwks: key.jwks }),
  }),
);
const ask = async (method: string, path: string, member: number) => {
  const authorization = `Bearer ${key.sign({ sub: `member-${member}` })}`;
  return (await fetch(url + path, { method, headers: { authorization } })).status;
};

test('of two hundred writes of one row twenty run at a time, and reads and other writes pass them', async () => {
  const burst = Array.from({ length: 200 }, (_, member) => ask('POST', '/held', member));
  await eventually(async () => begun.length, 20);

  expect(await Promise.all([ask('POST', '/other', 201), ask('GET', '/held', 202)])).toEqual([200, 200]);
  expect(begun).toHaveLength(22);

  held.resolve();
  expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
});
