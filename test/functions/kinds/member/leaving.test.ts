import { expect, test } from 'vitest';
import { leavingTime, requireFreshSignIn } from '#kinds/member/leaving.ts';
import { memberOf } from '#platform/http/member.ts';
import { eventFrom } from '#test/system/events.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const signedIn = (secondsAgo: number) => {
  const event = eventFrom({});
  Object.assign(event.requestContext.authorizer.jwt.claims, { auth_time: String(NOW / 1000 - secondsAgo) });
  return memberOf(event);
};

test('only who signed in within five minutes may leave', () => {
  expect(() => requireFreshSignIn(signedIn(300), NOW)).not.toThrow();
  for (const late of [signedIn(301), memberOf(eventFrom({}))]) {
    expect(() => requireFreshSignIn(late, NOW)).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'sign-in.not-fresh' }),
    );
  }
});

test('a member has fourteen days', () => {
  expect(leavingTime(NOW)).toBe('2026-12-11T12:00:00.000Z');
});
