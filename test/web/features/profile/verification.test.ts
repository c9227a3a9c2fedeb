import { expect, test } from 'vitest';
import { toVerify } from '#web/features/profile/verification.ts';
import { user } from './a-user.ts';

const open = { emailVerified: false, phoneVerified: false };

test('a changed address is offered for verification, the e-mail first', () => {
  const after = { ...user, ...open, email: 'new@farm.example', phone: '+447700900123' };

  expect(toVerify(user, after, true)).toEqual(['email', 'phone_number']);
});

test('an unchanged, removed or verified one is not', () => {
  expect(toVerify(user, { ...user, ...open, email: 'Ada@Farm.example' }, true)).toEqual([]);
  expect(toVerify(user, { ...user, ...open, phone: undefined }, true)).toEqual([]);
  expect(toVerify(user, { ...user, email: 'old@farm.example', emailVerified: true }, true)).toEqual([]);
});

test('a phone is not where no messages are sent', () => {
  expect(toVerify(user, { ...user, ...open, phone: '+447700900123' }, false)).toEqual([]);
});
