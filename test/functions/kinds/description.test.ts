import { expect, test } from 'vitest';
import { splitDescription } from '#kinds/description.ts';

test('a description of up to 1,000 characters stays whole', () => {
  expect(splitDescription('🌾'.repeat(1000))).toEqual({ description: '🌾'.repeat(1000), hasMore: undefined });
});

test('of a longer one the record holds the beginning', () => {
  const whole = 'word '.repeat(201);

  expect(splitDescription(whole)).toEqual({ description: `${whole.slice(0, 299)}…`, hasMore: true, whole });
});
