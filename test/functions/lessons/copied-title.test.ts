import { expect, test } from 'vitest';
import { titleOfCopy } from '../../../functions/lessons/copied-title.ts';

test('a copy says that it is one', () => {
  expect(titleOfCopy('Sowing rapeseed')).toBe('Sowing rapeseed (copy)');
});

test.each(['a', '🌱'])('a long title of %s is cut to 200 characters as people count them', (letter) => {
  const copy = titleOfCopy(letter.repeat(200));

  expect([...copy]).toHaveLength(200);
  expect(copy).toBe(`${letter.repeat(192)}… (copy)`);
});

test('one that has just enough room is not cut', () => {
  expect(titleOfCopy('a'.repeat(193))).toBe(`${'a'.repeat(193)} (copy)`);
});
