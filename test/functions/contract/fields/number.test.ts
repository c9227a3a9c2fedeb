import { expect, test } from 'vitest';
import { inGroups } from '#contract/fields/number.ts';

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])(
  '%d is written as people read it',
  (value) => {
    expect(inGroups(value)).toBe(value.toLocaleString('en'));
  },
);
