import { expect, test } from 'vitest';
import { createAuthorizer } from '#lib/local/gateway/authorizer.ts';
import { clientId, issuer, poolKey, seconds } from '../tokens.ts';

const key = poolKey();
const authorize = createAuthorizer({ issuer, clientId, jwks: key.jwks });

test('passes every claim as text, groups in brackets', () => {
  const token = key.sign({ 'cognito:groups': ['admin', 'editor'], exp: 4_000_000_000, active: true });

  const claims = authorize(`Bearer ${token}`)?.jwt.claims;

  expect(claims).toMatchObject({
    sub: 'member-1',
    'cognito:groups': '[admin editor]',
    exp: '4000000000',
    active: 'true',
  });
});

test('takes a token with or without the word Bearer', () => {
  const token = key.sign();

  expect(authorize(token)).toEqual(authorize(`bearer ${token}`));
  expect(authorize(token)).toBeDefined();
});

test('takes an id token, which names its client as the audience', () => {
  expect(authorize(key.sign({ token_use: 'id', client_id: undefined, aud: clientId }))).toBeDefined();
});

const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${key.sign().split('.')[1]}.`;
const [header, , signature] = key.sign().split('.');
const forged = Buffer.from(JSON.stringify({ sub: 'other', iss: issuer, client_id: clientId, exp: 4e9 }));

test.each([
  ['none at all', undefined],
  ['an empty one', ''],
  ['garbage', 'Bearer garbage'],
  ['three parts of garbage', 'Bearer a.b.c'],
  ['an unsigned one', `Bearer ${none}`],
  ['one with changed claims', `Bearer ${header}.${forged.toString('base64url')}.${signature}`],
  ['one that another key signed', `Bearer ${poolKey().sign()}`],
  ['one with an unknown key id', `Bearer ${poolKey('key-2').sign()}`],
  ['one that says it was signed in another way', `Bearer ${key.sign({}, { alg: 'HS256' })}`],
  ['an expired one', `Bearer ${key.sign({ exp: seconds() - 1 })}`],
  ['one that never expires', `Bearer ${key.sign({ exp: undefined })}`],
  ['one from the future', `Bearer ${key.sign({ iat: seconds() + 60 })}`],
  ['one that is not valid yet', `Bearer ${key.sign({ nbf: seconds() + 60 })}`],
  ['one of another pool', `Bearer ${key.sign({ iss: `${issuer}2` })}`],
  ['one of another client', `Bearer ${key.sign({ client_id: 'other' })}`],
  ['one for another audience', `Bearer ${key.sign({ aud: 'other' })}`],
  ['another scheme', 'Basic ZmFybWVyOmhhcnZlc3Qx'],
])('refuses %s', (_, authorization) => {
  expect(authorize(authorization)).toBeUndefined();
});

test('never trusts a token beyond its end, though it has seen it before', () => {
  let now = Date.now();
  const patient = createAuthorizer({ issuer, clientId, jwks: key.jwks, now: () => now });
  const token = key.sign({ exp: Math.floor(now / 1000) + 10 });
  expect(patient(token)).toBeDefined();

  now += 10_000;

  expect(patient(token)).toBeUndefined();
});
