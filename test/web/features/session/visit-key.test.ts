import { expect, test } from 'vitest';
import { visitKey } from '#web/features/session/api.ts';

const token = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const origin = '0b4c6a53-5a0d-4c39-a9d4-6d1f0e6f2a11';

test('stays the same for a session, whatever token it has by now', () => {
  const first = visitKey(token({ origin_jti: origin, jti: 'one', name: 'Zoë?>' }));

  expect(visitKey(token({ origin_jti: origin, jti: 'two' }))).toBe(first);
  expect(first).toMatch(/^.{16,64}$/);
});

test('is another one for another session', () => {
  expect(visitKey(token({ origin_jti: 'another-session-of-the-member' }))).not.toBe(
    visitKey(token({ origin_jti: origin })),
  );
});

test.each(['', 'no token', token({})])('is a fresh one without a session to name: %j', (nothing) => {
  expect(visitKey(nothing)).toMatch(/^.{16,64}$/);
  expect(visitKey(nothing)).not.toBe(visitKey(nothing));
});
