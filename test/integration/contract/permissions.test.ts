import { createSign, generateKeyPairSync } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { amount } from '#test/amount.ts';
import { formOf } from '#test/forms.ts';
import { fc } from '#test/made-up.ts';
import { useMembers, useStack } from '#test/system/stack.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');

const rows = Object.values(contract).flatMap((routes) => Object.values(routes));
const address = (path: string) => path.replace(/\{\w+\}/g, '3');

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key of our own, which takes longer to make than anything that is signed with it. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A token with the claims of a good one, signed with that. */
function forged(claims: object): string {
  const text = `${encoded({ alg: 'RS256', kid: 'ours' })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

const ask = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  fetch(stack.url + path, { method, headers, ...(body !== undefined && { body }) });

describe.each(rows)('$method $path', ({ method, path, access, body, input }) => {
  test('answers 401 to a missing, forged, unsigned, expired or wrong token, or is public and looks at none', async () => {
    const good = claimsOf(ada.token);
    const tokens = [
      undefined,
      'Bearer ',
      'Bearer nonsense',
      `Basic ${ada.token}`,
      `Bearer ${ada.token.slice(0, -4)}AAAA`,
      `Bearer ${forged(good)}`,
      `Bearer ${encoded({ alg: 'none' })}.${encoded(good)}.`,
      `Bearer ${forged({ ...good, exp: 1 })}`,
    ];
    const expected = access === 'public' ? await ask(method, address(path), {}) : { status: 401 };
    // One that changes something is asked without its token.
    expect(expected.status < 400 || [400, 401, 404].includes(expected.status)).toBe(true);
    for (const authorization of tokens) {
      const reply = await ask(method, address(path), authorization === undefined ? {} : { authorization });
      expect([authorization, reply.status]).toEqual([authorization, expected.status]);
    }
  });

  test('answers wrong types and odd values with a clear error, never a 5xx', async () => {
    const names = Object.keys((input as unknown as { shape: object }).shape);
    const odd = fc.oneof(
      fc.anything({ maxDepth: 1, withNullPrototype: false }),
      fc.constantFrom('', '3', '1e9', '__proto__', '\u0000', '💧', 'x'.repeat(300), -1, 1.5, null),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] }),
        async (fields) => {
          const { status, body: answer } = await send(method, path, fields, body === 'multipart');
          expect(status).toBeLessThan(500);
          if (status >= 400 && status !== 404) {
            expect(answer.error ?? answer.message).toEqual(expect.any(String));
          }
        },
      ),
      { numRuns: amount(25) },
    );
  });
});

// A mail program sends a form of its own to a row that ignores it.
test.each(rows.filter(({ method, body }) => method !== 'GET' && body !== 'ignored'))(
  '$method $path answers 400 to what is no JSON object, never a 5xx',
  async ({ method, path }) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
    for (const broken of ['{', '[1]', 'null', '"x"', '\u0000']) {
      const reply = await ask(method, address(path), headers, broken);
      expect([broken, reply.status]).toEqual([broken, 400]);
      expect(await reply.json()).toMatchObject({ error: expect.any(String), code: 'request.not-json' });
    }
  },
);

async function send(method: string, path: string, fields: Record<string, unknown>, multipart: boolean) {
  const text = (value: unknown) => encodeURIComponent(String(JSON.stringify(value) ?? 'undefined'));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => text(fields[name]).slice(0, 500) || 'x');
  if (method === 'GET') {
    const query = Object.entries(fields).map(([name, value]) => `${name}=${text(value)}`);
    return ada.call(method, `${filled}?${query.join('&')}`);
  }
  if (!multipart) return ada.call(method, filled, JSON.parse(JSON.stringify(fields)));
  const texts = Object.entries(fields).map(([name, value]) => [name, String(JSON.stringify(value))]);
  return ada.call(method, filled, formOf(Object.fromEntries(texts)));
}

test('an id token is refused, though the authorizer lets it pass', async () => {
  const cognito = new CognitoIdentityProviderClient({
    endpoint: stack.cognito.endpoint,
    region: 'us-east-1',
  });
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      ClientId: stack.cognito.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'ada', PASSWORD: 'harvest1' },
    }),
  );
  const reply = await ask('GET', '/api/users/profile', {
    authorization: `Bearer ${AuthenticationResult?.IdToken}`,
  });

  expect([reply.status, (await reply.json()).code]).toEqual([401, 'token.failed']);
});

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/users'],
  ['GET', '/api/'],
  ['GET', '/api/news/community/3/'],
])('%s %s is a 404 of the gateway, with a token and without', async (method, path) => {
  for (const headers of [{}, { authorization: `Bearer ${ada.token}` }]) {
    const reply = await ask(method, path, headers as Record<string, string>);
    expect([reply.status, await reply.json()]).toEqual([404, { message: 'Not Found' }]);
  }
});
