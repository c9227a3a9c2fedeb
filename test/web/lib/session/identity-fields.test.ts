import { expect, test } from 'vitest';
import { isCommonPassword } from '#web/lib/session/identity-fields.ts';

test.each([
  '123456',
  '1234567890',
  '654321',
  '000000',
  'aaaaaa',
  'abcdef',
  'password',
  'PassWord1',
  'qwerty',
  'harvest',
])('%s is among the first that are guessed', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['harvest1', 'blue-barn-7', '135792', 'grüne Wiese', 'aaaaab', '123457'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
