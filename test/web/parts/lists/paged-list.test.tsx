import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connect, follow, hrefOf } from '#test/hands.ts';
import {
  LIST,
  pageOf,
  press,
  show,
  shows,
  someTools,
  titles,
  useTools,
} from '#test/things/lent-tools/lent-tools-shown.tsx';
import { currentAddress, failure, isAt, json, noConnection, onePage } from '#test/web.tsx';

/* What every list that has pages does, whatever is on it: seen on one that is made up. */

useTools();

const list = () => screen.getByRole('list', { name: 'Tools to lend' });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tools' });
const asks = ({ asked }: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ to }) => to === LIST).map(({ url }) => url.search);
/** The first of the page's is the one of that number. */
const begins = (number: number) => waitFor(() => expect(titles()[0]).toBe(`Tool ${number}`));
const few = { tools: someTools(20) };

test('it says that it loads, and keeps its rows until another page is here, which begins on its top', async () => {
  const shown = await show(few);
  screen.getByText('Loading...');
  await begins(0);
  const late = Promise.withResolvers<Response>();
  shown.list.mockImplementation(() => late.promise);

  await follow('Next');

  expect(titles()[0]).toBe('Tool 0');
  expect(list().ariaBusy).toBe('true');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  late.resolve(pageOf(few.tools, 2));
  await begins(8);
  await waitFor(() => expect(document.activeElement).toBe(list()));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect([currentAddress(), asks(shown)]).toEqual(['/tools?page=2', ['?pageNumber=1', '?pageNumber=2']]);
});

test('a page that failed has no rows of another, and the focus once it is tried again', async () => {
  const shown = await show(few);
  await begins(0);
  shown.list.mockImplementation(() => failure(503, 'service.busy', 'Busy'));
  await follow('Page 3');
  await screen.findByRole('heading', { name: 'The tools did not load' });
  expect(titles()).toEqual([]);

  shown.list.mockImplementation(() => pageOf(few.tools, 3));
  await press('Try again');

  await begins(16);
  await waitFor(() => expect(document.activeElement).toBe(list()));
});

test('what is back by itself has the focus, where that was on what said that it failed', async () => {
  const shown = await show(few);
  await begins(0);
  shown.list.mockImplementation(noConnection);
  await follow('Page 3');
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  shown.list.mockImplementation(() => pageOf(few.tools, 3));

  act(() => void connect());

  await begins(16);
  await waitFor(() => expect(document.activeElement).toBe(list()));
});

test.each(['-2', 'x', '0', '1.5', '9', '999', '1000000'])(
  'of a page %s it says that there is none, and leads to the first, with the same search',
  async (page) => {
    await show({ ...few, path: `/tools?search=Tool&page=${page}` });

    await screen.findByRole('heading', { name: 'There is no such page' });

    expect(hrefOf('Go to the first page')).toBe('/tools?search=Tool');
    expect(currentAddress()).toBe(`/tools?search=Tool&page=${page}`);
  },
);

test('past the last page that can be asked for it asks to search instead', async () => {
  const { asked, list } = await show({ path: '/tools?page=501' });
  list.mockImplementation(() =>
    json({ ...onePage, page: 500, pages: 600, totalItems: 4800, data: someTools(8) }),
  );

  await screen.findByRole('heading', { name: 'Please search instead' });

  expect(asked.at(-1)?.url.searchParams.get('pageNumber')).toBe('500');
});

test('a search begins at page 1 as one types, keeps the rows until it has found, and says where there may be more', async () => {
  const shown = await show({ ...few, path: '/tools?page=2' });
  await begins(8);
  const late = Promise.withResolvers<Response>();
  shown.list.mockImplementation(() => late.promise);

  await userEvent.type(box(), 'Tool 3');

  await isAt('/tools?search=Tool+3');
  expect(titles()[0]).toBe('Tool 8');
  await waitFor(() => expect(asks(shown).at(-1)).toBe('?search=Tool+3&pageNumber=1'));
  late.resolve(json({ ...onePage, totalItems: 1, partial: true, data: someTools(4).slice(3) }));
  await shows('Tool 3');
  screen.getByText('There may be more.');
  expect(document.activeElement).toBe(box());
});

test('text and page come from the address, and the text stays from page to page, and over a failure', async () => {
  const shown = await show({ ...few, path: '/tools?search=Tool&page=2' });
  await begins(8);
  shown.list.mockImplementation(noConnection);

  await follow('Next');

  await screen.findByRole('heading', { name: 'The tools did not load' });
  expect([box().value, currentAddress()]).toEqual(['Tool', '/tools?search=Tool&page=3']);
  expect(asks(shown).at(-1)).toBe('?search=Tool&pageNumber=3');
});

test('whoever leaves a search that found nothing goes on in the list', async () => {
  await show({ ...few, path: '/tools?search=axe' });

  await follow('Clear the search');

  await begins(0);
  expect([box().value, currentAddress()]).toEqual(['', '/tools']);
  await waitFor(() => expect(document.activeElement).toBe(list()));
});
