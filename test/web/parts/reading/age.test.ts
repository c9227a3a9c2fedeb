import { expect, test } from 'vitest';
import { sayTime } from '#web/parts/reading/age.ts';

const now = new Date(2026, 2, 1, 9, 5).getTime();

test.each([
  ['today', new Date(2026, 2, 1, 8, 0), '8:00'],
  ['yesterday, in another month', new Date(2026, 1, 28, 18, 4), 'yesterday, 18:04'],
  ['before', new Date(2026, 1, 27, 18, 4), '27 February, 18:04'],
  ['by a clock that went ahead', new Date(2026, 2, 2, 18, 4), '2 March, 18:04'],
])('a reply of %s', (_, at, said) => {
  expect(sayTime(at.getTime(), now)).toBe(said);
});
