import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Resource } from '#contract/resources.ts';
import { aDevice } from '#test/a-device.ts';
import { confirm, connect, dialog, follow, isClosed, isKept, press, type } from '#test/hands.ts';
import {
  type Answer,
  failure,
  json,
  never,
  noConnection,
  Place,
  place,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
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

beforeEach(() => storeSession());

/** The library with one article of the member's own; what is written is answered by `answer`, else there is no connection. */
async function show() {
  const answer = vi.fn<Answer>(noConnection);
  const list = vi.fn<Answer>(({ url }) =>
    json(resourcesPage(url.searchParams.get('category') === 'articles' ? [own] : [])),
  );
  const item = vi.fn<Answer>(() => json(own));
  const asked = serve({
    'GET /api/resources': list,
    'GET /api/resources/own': item,
    'DELETE /api/resources/own': () => json({ id: 'own' }),
    [ADD]: answer,
    [SAVE]: answer,
  });
  await startSite();
  renderAt(
    '/library',
    <>
      <main id="main">
        <Routes>
          <Route path="/library" element={<LibraryScreen view="all" />} />
          <Route path="/library/:id" element={<ResourceScreen />} />
          <Route path="/unsent" element={<UnsentScreen />} />
        </Routes>
      </main>
      <Place />
      <Way />
      <Toasts />
    </>,
  );
  await screen.findByRole('link', { name: 'My own' });
  return { asked, answer, list, item };
}

/** The same on a device that keeps what waits. */
function showKept() {
  vi.stubGlobal('indexedDB', aDevice());
  return show();
}

let goTo: ReturnType<typeof useNavigate>;
function Way() {
  goTo = useNavigate();
  return null;
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

test('a new one stands first in its section before that is asked again', async () => {
  const { answer, list } = await show();
  answer.mockImplementation(() => json({ data: made }, 201));
  list.mockImplementation(never);

  await add();

  await screen.findByText('“Hedges” is in the library.');
  await isClosed();
  expect(titles()).toEqual(['Hedges', 'My own']);
});

test('a change is seen in the list at once', async () => {
  const { answer, list } = await show();
  answer.mockImplementation(() => json({ ...own, title: 'My own!', version: 1 }));
  list.mockImplementation(never);

  await edit();

  await screen.findByText('“My own!” is changed.');
  await isClosed();
  expect(titles()).toEqual(['My own!']);
  expect(place()).toBe('/library');
});

const GONE =
  'This was deleted on another device or in another window, and cannot be saved any more. What you typed stays here: copy what you want to keep.';
const missing = () => failure(404, 'resource.missing', 'There is no such file.');

test('one that was deleted elsewhere leaves its list while its form stays, and what was typed is kept until it is dropped', async () => {
  const { answer, list, item } = await show();
  answer.mockImplementation(() => {
    list.mockImplementation(() => json(resourcesPage([])));
    item.mockImplementation(missing);
    return missing();
  });

  await edit();

  const form = await dialog('Edit');
  expect((await form.findByRole('alert')).textContent).toBe(GONE);
  await waitFor(() => expect(document.querySelector('.resource-item')).toBeNull());
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('My own!');
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));

  // Whoever closed it by mistake finds it among what was refused.
  act(() => goTo('/unsent'));
  await follow('Change it: My own!');
  const again = await dialog('Edit');
  expect((await again.findByRole('alert')).textContent).toBe(GONE);
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('My own!');
  await press('Drop my changes', again);
  await isClosed();
  await screen.findByRole('heading', { level: 1, name: 'This file is not here' });
  await waitFor(() => expect(getOutbox().things).toEqual([]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resourceDraft'))).toEqual([]);
});

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
  await waitFor(() => expect(getOutbox().things?.map(({ state }) => state)).toEqual(['refused']));
  expect(document.querySelector('.toast')).toBeNull();
  act(() => goTo('/unsent'));
  await screen.findByText('There is no such file.');
});

test('a new one that was refused is mended in its form, with what was typed', async () => {
  const { answer } = await showKept();
  await add();
  await isKept();
  answer.mockImplementation(() => failure(400, 'input.invalid', 'Another title, please.'));
  connect();

  await userEvent.click(await screen.findByText('Refused: see why'));
  await follow('Change it: Hedges');

  const form = await dialog('Add files');
  await form.findByText('Another title, please.');
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Hedges');
  answer.mockImplementation(() => json({ data: made }, 201));
  await press('Add');
  await screen.findByText('“Hedges” is in the library.');
  await isClosed();
  expect(place()).toBe('/library');
  expect(getOutbox().things?.map(({ state }) => state)).toEqual(['sent']);
});

test('a change that was refused is mended over the page of its resource', async () => {
  const { answer } = await showKept();
  await edit();
  await isKept();
  answer.mockImplementation(() => failure(400, 'input.invalid', 'Another title, please.'));
  connect();

  await userEvent.click(await screen.findByText('Refused: see why'));
  await follow('Change it: My own!');

  const form = await dialog('Edit');
  await form.findByText('Another title, please.');
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('My own!');
  await press('Cancel', form);
  await isClosed();
  expect(place()).toBe('/library/own');
});

test('one that is deleted takes a change with it that waits', async () => {
  const { asked } = await showKept();
  await edit();
  await isKept();

  await press('Options: My own');
  await press('Delete');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' }),
  );
  await press('Delete', question);

  await screen.findByText('“My own” is deleted.');
  await waitFor(() => expect(getOutbox().things).toEqual([]));
  expect(asked.filter(({ to }) => to === 'DELETE /api/resources/own')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resourceDraft'))).toEqual([]);
});

test('one that is dropped from what waits is kept nowhere else', async () => {
  await showKept();
  await add();
  await isKept();

  await userEvent.click(await screen.findByText('On this phone'));
  await press('Drop it: Hedges');
  await confirm('Drop it');

  await screen.findByText('Everything has arrived');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resourceDraft'))).toEqual([]);
});
