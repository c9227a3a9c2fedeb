import { expect, test } from 'vitest';
import { pageOf } from '#web/parts/lists/use-page.ts';

const titles = ['Hedges that pay', 'Crème brûlée', 'Storing roots', 'Rain diary'].map((title) => ({ title }));
const found = (search: string, page = 1, size?: number) => {
  const { shown } = pageOf(titles, { page, search }, size);
  return [shown?.items.map(({ title }) => title), shown?.pages, shown?.totalItems];
};

test('finds by the beginnings of words, in either case and without accents', () => {
  expect(found('')).toEqual([titles.map(({ title }) => title), 1, 4]);
  expect(found('PAY hed')).toEqual([['Hedges that pay'], 1, 1]);
  expect(found('creme')).toEqual([['Crème brûlée'], 1, 1]);
  expect(found('edges')).toEqual([[], 0, 0]);
});

test('gives a page of what is found, and nothing past the last', () => {
  expect(found('', 2, 3)).toEqual([['Rain diary'], 2, 4]);
  expect(found('', 3, 3)).toEqual([[], 2, 4]);
  expect(found('', 0, 3)[0]).toHaveLength(3);
});
