import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Resource } from '#contract/resources/resources.ts';
import { confirm, connect, dialog, follow, isClosed, isKept, press, question, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, currentAddress, failure, json, noConnection } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { LibraryScreen } from '#web/screens/library/library-screen.tsx';
import { ResourceScreen } from '#web/screens/library/resource-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aResource, resourcesPage } from './a-resource.ts';

const ADD = 'POST /api/resources/add';
const SAVE = 'PUT /api/resources/own';
const own: Resource = {
  ...aResource('own', { title: 'My own', creator: 'ada' }),
  description: 'How we lay ours.',
};
const made = { ...own, id: 'made', title: 'Hedges' };

let goTo: ReturnType<typeof useNavigate>;
function Way() {
  goTo = useNavigate();
  return null;
}

const inMain = (element: ReactElement) => <main id="main">{element}</main>;
const screens = screenOf(
  {
    '/library': inMain(<LibraryScreen view="all" />),
    '/library/:id': inMain(<ResourceScreen />),
    '/unsent': inMain(<UnsentScreen />),
  },
  '/library',
  { beside: <Way /> },
);

/**
 * The library with one article of the member's own; what is written is answered by `answer`, else there is no
 * connection.
 */
async function show() {
  const answer = vi.fn<Answer>(noConnection);
  const list = vi.fn<Answer>(({ url }) =>
    json(resourcesPage(url.searchParams.get('category') === 'articles' ? [own] : [])),
  );
  const item = vi.fn<Answer>(() => json(own));
  const asked = await screens.show({
    'GET /api/resources': list,
    'GET /api/resources/own': item,
    'DELETE /api/resources/own': () => json({ id: 'own' }),
    [ADD]: answer,
    [SAVE]: answer,
  });
  await screen.findByRole('link', { name: 'My own' });
  return { asked, answer, list, item };
}

const titles = () =>
  screen.queryAllByRole('listitem').flatMap((item) => item.querySelector('h3')?.textContent ?? []);
const pressFirst = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

async function add() {
  await pressFirst('Add files');
  await type('Title', 'Hedges');
  await type('Description', 'Laid.');
  await press('Add');
}
async function edit() {
  await press('Options: My own');
  await press('Edit');
  await type('Title', '!');
  await press('Save');
}

const missing = () => failure(404, 'resource.missing', 'There is no such file.');

test('one whose change is answered with its form closed leaves its list too, and no toast says what stands among the refused', async () => {
  const { answer, list, item } = await show();
  const late = Promise.withResolvers<Response>();
  answer.mockImplementation(() => late.promise);
  await edit();
  await screen.findByText('Sending...');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(titles()).toEqual(['My own']);

  list.mockImplementation(() => json(resourcesPage([])));
  item.mockImplementation(missing);
  late.resolve(missing());

  await waitFor(() => expect(titles()).toEqual([]));
  await waitFor(() => expect(getOutbox().entries?.map(({ state }) => state)).toEqual(['refused']));
  const toasts = [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent ?? '');
  expect(toasts.filter((said) => /My own|such file/.test(said))).toEqual([]);
  act(() => goTo('/unsent'));
  await screen.findByText('There is no such file.');
});

const changed = { ...own, title: 'My own!', version: 1 };
test.each([
  ['a new one', add, 'Hedges', 'Add files', { data: made }, '“Hedges” is in the library.', '/library'],
  ['a change', edit, 'My own!', 'Edit', changed, '“My own!” is changed.', '/library/own'],
])('%s that was refused is mended in its form, with what was typed', async (...of) => {
  const [, write, title, name, reply, said, address] = of;
  const { answer } = await show();
  await write();
  await isKept();
  answer.mockImplementation(() => failure(400, 'input.invalid', 'Another title, please.'));
  connect();

  await userEvent.click(await screen.findByText('Refused: see why'));
  await follow(`Change it: ${title}`);

  const form = await dialog(name);
  await form.findByText('Another title, please.');
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe(title);
  answer.mockImplementation(() => json(reply, 201));
  await press(/^(Add|Save)$/, form);
  await screen.findByText(said);
  await isClosed();
  expect(currentAddress()).toBe(address);
  expect(getOutbox().entries?.map(({ state }) => state)).toEqual(['sent']);
});

test('one that is deleted takes a change with it that waits', async () => {
  const { asked } = await show();
  await edit();
  await isKept();

  await press('Options: My own');
  await press('Delete');
  await press('Delete', await question('Are you sure you want to delete?'));

  await screen.findByText('“My own” is deleted.');
  await waitFor(() => expect(getOutbox().entries).toEqual([]));
  expect(asked.filter(({ to }) => to === 'DELETE /api/resources/own')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resourceDraft'))).toEqual([]);
});

test('one that is dropped from what waits is kept nowhere else', async () => {
  await show();
  await add();
  await isKept();

  await userEvent.click(await screen.findByText('On this phone'));
  await press('Drop it: Hedges');
  await confirm('Drop it');

  await screen.findByText('Everything has arrived');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resourceDraft'))).toEqual([]);
});
