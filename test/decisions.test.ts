import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each decision has a number of its own', () => {
  const numbers = readdirSync('docs/decisions')
    .toSorted()
    .map((name) => Number.parseInt(name, 10));

  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
