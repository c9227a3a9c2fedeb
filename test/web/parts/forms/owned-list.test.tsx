import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connect, dialog, follow, isClosed, type } from '#test/hands.ts';
import {
  drill,
  LEND,
  pageOf,
  press,
  scale,
  show,
  shows,
  someTools,
  titles,
  tool,
  useTools,
} from '#test/things/lent-tools/lent-tools-shown.tsx';
import { currentAddress, failure, isAt, json, never, noConnection } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';

useTools();

const rake = tool('rake', 'A rake', { creator: 'ada' });

async function lend(title: string, price = '0') {
  await press('Lend a tool');
  const form = await dialog('Lend a tool');
  await type('Title', title, form);
  await type(/^Price/, price, form);
  await userEvent.click(form.getByRole('button', { name: 'Lend a tool' }));
  return form;
}
async function edit() {
  await press('Options: A scale');
  await press('Edit');
  const form = await dialog('Edit tool');
  await type('Title', '!', form);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  return form;
}
async function remove() {
  await press('Options: A scale');
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Nobody can borrow “A scale” then.');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

test('what there is stands in a list, whose options its creator alone has', async () => {
  await show();

  await shows('A scale', 'A drill');
  expect(screen.getByRole('list', { name: 'Tools to lend' })).toBeTruthy();
  expect(screen.getByText('$5 a day')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Options/ })).toHaveLength(1);
});

test('it is read page by page, and a search begins at the first', async () => {
  await show({ tools: someTools(9) });
  await follow('Page 2');
  await shows('Tool 8');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'Tool 3{Enter}');

  await shows('Tool 3');
  expect(currentAddress()).toBe('/tools?search=Tool+3');
  expect(await screen.findByText('1 found')).toBeTruthy();
});

test('nothing found, nothing there and nothing answered: each says so, and what to do next', async () => {
  const { list } = await show({ tools: [], path: '/tools?search=axe' });
  expect(await screen.findByText('No tool has “axe” in its title.')).toBeTruthy();

  await follow('Clear the search');
  expect(await screen.findByRole('heading', { name: 'No tools yet' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Lend a tool' })).toHaveLength(2);

  list.mockImplementation(noConnection);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'hoe{Enter}');
  expect(await screen.findByRole('heading', { name: 'The tools did not load' })).toBeTruthy();
  list.mockImplementation(() => pageOf([drill]));
  await press('Try again');
  await shows('A drill');
});

test('a new one goes where it is made, and stands first before the list is asked again', async () => {
  const { asked, answer, list } = await show();
  await shows('A scale', 'A drill');
  answer.mockImplementation(() => json({ data: rake }, 201));
  list.mockImplementation(never);

  await lend('A rake', '3');

  await screen.findByText('“A rake” is lent.');
  await isClosed();
  expect(titles()).toEqual(['A rake', 'A scale', 'A drill']);
  expect(asked.find(({ to }) => to === LEND)?.body).toEqual({ title: 'A rake', price: '3' });
});

test('a change goes out under the version that it began with, and is seen at once', async () => {
  const { asked, answer } = await show();
  answer.mockImplementation(() => json({ ...scale, title: 'A scale!', version: 1 }));

  await edit();

  await screen.findByText('“A scale!” is changed.');
  await isClosed();
  await shows('A scale!', 'A drill');
  expect(asked.find(({ to }) => to.startsWith('PUT'))?.body).toEqual({ title: 'A scale!', version: 0 });
});

test('what is deleted goes after a question, and readers go on in the list', async () => {
  const { list } = await show();
  await shows('A scale', 'A drill');
  list.mockImplementation(() => pageOf([drill]));

  await remove();

  await screen.findByText('“A scale” is gone.');
  await shows('A drill');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Tools to lend' })),
  );
});

test('the last of a page takes the page with it', async () => {
  const others = someTools(8);
  const { list } = await show({ tools: [...others, scale], path: '/tools?page=2' });
  await shows('A scale');
  list.mockImplementation(() => pageOf(others));

  await remove();

  await isAt('/tools');
  await waitFor(() => expect(titles()).toHaveLength(8));
});

test('without a connection it is kept, stands first with its state and leads to why; it goes when there is one', async () => {
  const tools = [scale, drill];
  const { answer } = await show({ tools });
  await shows('A scale', 'A drill');

  await lend('A rake');
  await shows('A rake', 'A scale', 'A drill');
  expect(screen.getByRole('link', { name: 'A rake', hidden: true }).getAttribute('href')).toBe('/unsent');
  await waitFor(() => expect(getOutbox().entries?.map(({ state }) => state)).toEqual(['waiting']));

  answer.mockImplementation(() => {
    tools.unshift(rake);
    return json({ data: rake }, 201);
  });
  connect();

  await screen.findByText('“A rake” is lent.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A rake', hidden: true })).toBeNull());
  await shows('A rake', 'A scale', 'A drill');
});

test('one that was deleted elsewhere leaves the list, and what was typed stays until it is dropped', async () => {
  const { answer, list, one } = await show();
  const missing = () => failure(404, 'tool.missing', 'There is no such tool.');
  answer.mockImplementation(() => {
    list.mockImplementation(() => pageOf([drill]));
    one.mockImplementation(missing);
    return missing();
  });

  const form = await edit();

  await waitFor(() => expect(form.getByRole('alert').textContent).toMatch(/^This was deleted/));
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('A scale!');
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  await waitFor(() => expect(titles()).not.toContain('A scale'));
});

test('a domain is at most 120 lines on the server and 200 on the site', async () => {
  const linesOf = async (file: string) =>
    (await readFile(`test/support/things/lent-tools/${file}`, 'utf8')).trimEnd().split('\n').length;
  const [rows, server, site] = await Promise.all(
    ['lent-tool-rows.ts', 'lent-tools.ts', 'lent-tools-site.tsx'].map(linesOf),
  );

  expect((rows ?? 0) + (server ?? 0)).toBeLessThanOrEqual(120);
  expect(site).toBeLessThanOrEqual(200);
});
