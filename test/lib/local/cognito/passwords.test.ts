import { randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { COST, hashPassword, LEAST_COST, passwordMatches } from '#lib/local/cognito/passwords.ts';
import { busyWith } from '#test/busy.ts';

test('a password is known again by what it was hashed with, whatever is usual by then', async () => {
  const stored = await hashPassword('harvest1', { userPoolId: 'local_1', username: 'ada', cost: LEAST_COST });

  expect(await passwordMatches('harvest1', stored, COST)).toBe(true);
  expect(await passwordMatches('harvest2', stored, COST)).toBe(false);
});

test('a password that was hashed before hashes said their cost is known again', async () => {
  const salt = randomBytes(16);
  const stored = `${salt.toString('base64url')}.${scryptSync('harvest1', salt, 32).toString('base64url')}`;

  expect(await passwordMatches('harvest1', stored, LEAST_COST)).toBe(true);
  expect(await passwordMatches('harvest2', stored, LEAST_COST)).toBe(false);
});

test('nobody has any password, and it takes the usual time to say so', async () => {
  const spent = await busyWith(async () => {
    expect(await passwordMatches('', undefined, COST)).toBe(false);
  });

  expect(spent).toBeGreaterThan(10);
});
