import { expect, test } from 'vitest';
import { typeOf } from '#contract/fields/upload-kinds.ts';

test.each(['x.constructor', 'x.toString', 'x.__proto__', 'x', ''])(
  'a file called %j has none of the types that a kind may have',
  (name) => expect(typeOf('material', name)).toBeUndefined(),
);

test('an extension counts in either case, and before a space', () => {
  expect(typeOf('material', 'Seed rates.PDF ')).toBe('application/pdf');
});
