import { expect, test } from 'vitest';
import { askedIn, valuesOf } from '#web/parts/forms/owned-draft.ts';
import type { OwnedField } from '#web/parts/forms/owned-kind.ts';

const amount = { as: 'money', name: 'price', label: 'Price', note: 'in dollars' } as const;
const behind: OwnedField = { ...amount, askedIf: { field: 'isFree', is: [false] } };

test('an amount of nothing is an amount, and behind a switch there is none', () => {
  expect(valuesOf([amount], { price: 0 })).toEqual({ price: '0' });
  expect(valuesOf([amount], { price: 2.5 })).toEqual({ price: '2.50' });
  expect(valuesOf([amount], {})).toEqual({ price: '' });
  expect(valuesOf([behind], { price: 0 })).toEqual({ price: '' });

  expect(askedIn([amount], { price: '0' })).toEqual({ price: '0' });
  expect(askedIn([behind], { price: '12', isFree: true })).toEqual({ price: '', isFree: true });
});
