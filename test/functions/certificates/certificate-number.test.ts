import { expect, test } from 'vitest';
import { newNumber, shownNumber, typedNumber } from '#functions/certificates/certificate-number.ts';

test('a number has eighty bits, in letters and digits that nobody takes for others', () => {
  const numbers = Array.from({ length: 2000 }, newNumber);
  const letters = new Set(numbers.join(''));

  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
  expect(16 * Math.log2(letters.size)).toBe(80);
});

test('it is shown in groups, and typed with them or without', () => {
  const number = '7KQM2XWEP9RDVH4C';

  expect(shownNumber(number)).toBe('7KQM-2XWE-P9RD-VH4C');
  for (const typed of [
    '7KQM-2XWE-P9RD-VH4C',
    '7kqm2xwep9rdvh4c',
    ' 7kqm 2xwe p9rd vh4c ',
    '7KQM–2XWE–P9RD–VH4C',
  ])
    expect([typed, typedNumber(typed)]).toEqual([typed, number]);
});

test.each(['', '7KQM', '7KQM-2XWE-P9RD-VH4O', '7KQM-2XWE-P9RD-VH41', '7KQM-2XWE-P9RD-VH4CC', 'ﬁﬁﬁﬁﬁﬁﬁﬁ'])(
  '%j is none',
  (typed) => {
    expect(typedNumber(typed)).toBeUndefined();
  },
);
