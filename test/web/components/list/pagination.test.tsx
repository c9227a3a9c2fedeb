import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Pagination, pageWindow } from '#web/components/list/pagination.tsx';

const show = (page: number, pages: number) =>
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefOf={(to) => `/news?page=${to}`} />
    </MemoryRouter>,
  );

/** As it reads on a wide screen; what a phone leaves out is in brackets. */
const wording = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map(({ page: to, isFar, followsGap }) => `${followsGap ? '… ' : ''}${isFar ? `(${to})` : to}`)
    .join(' ');

test.each([
  [1, 2, '1 2'],
  [1, 18, '1 2 … 18'],
  [2, 18, '1 2 (3) … 18'],
  [3, 18, '1 (2) 3 4 … 18'],
  [4, 18, '1 (2) (3) 4 5 … 18'],
  [9, 18, '1 … (8) 9 10 … 18'],
  [15, 18, '1 … (14) 15 16 (17) 18'],
  [17, 18, '1 … (16) 17 18'],
  [18, 18, '1 … 17 18'],
])('page %i of %i offers the first, the last and those around it', (page, pages, expected) => {
  expect(wording(page, pages)).toBe(expected);
});

test('links each page, and says which one this is', () => {
  show(2, 3);

  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/news?page=3');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'Prev' }).getAttribute('href')).toBe('/news?page=1');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/news?page=3');
});

test('leads nowhere before the first page', () => {
  show(1, 3);

  expect(screen.queryByRole('link', { name: 'Prev' })).toBeNull();
});

test('is not there for a single page', () => {
  expect(show(1, 1).container.textContent).toBe('');
});
