import { expect, test } from 'vitest';
import { startingCategories } from '#functions/system/starting-data.ts';
import { parcel } from '#web/lib/art.ts';
import { categoryMark } from '#web/parts/categories/category-mark.ts';

test('the categories that a new system starts with have the fields that were drawn for them', () => {
  expect(startingCategories.map(({ name }) => categoryMark(name))).toEqual([7, 2, 3, 4, 5].map(parcel));
});

test('any other category has one of the fields, always the same', () => {
  const fields = [1, 2, 3, 4, 5, 6, 7, 8].map(parcel);

  for (const name of ['Soil', 'Bees & trees', '', 'Ñandú', '💧']) {
    expect(fields).toContain(categoryMark(name));
    expect(categoryMark(name)).toBe(categoryMark(name));
  }
});
