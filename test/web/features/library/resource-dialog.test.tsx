import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callsTo, KEPT, press, sent, type } from '#test/hands.ts';
import { type Asked, json, noConnection } from '#test/web.tsx';
import { resourceKind } from '#web/features/library/writing/resource-kind.ts';
import { ownedEntry } from '#web/parts/forms/owned-entry.ts';
import { put } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import {
  ADD,
  aPdf,
  box,
  choose,
  fillIn,
  made,
  onClose,
  onSaved,
  open,
  own,
  SAVE,
  show,
  useResourceForm,
} from './a-resource-form.tsx';

useResourceForm();

test('what was typed is there after a reload, and can be given up', async () => {
  await show();
  await fillIn('Hed');
  await userEvent.click(await box('Videos'));
  cleanup();

  open();

  expect((await box('Title')).value).toBe('Hed');
  expect((await box('Videos')).checked).toBe(true);
  await press('Start anew');
  expect((await box('Title')).value).toBe('');
  expect((await box('Articles')).checked).toBe(true);
});

test('without a connection it is kept and closes: another can be begun, and it goes out by itself or is changed', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  const asked = await show({
    [ADD]: (request) => answer(request),
    'PUT /api/resources/new': (request) => json({ ...made(request), version: 1 }),
  });
  await fillIn();
  await choose(aPdf());

  await press('Add');

  await screen.findByText(KEPT);
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  const { unmount } = open();
  expect((await box('Title')).value).toBe('');
  unmount();
  open(undefined, getOutbox().entries?.[0]?.id.slice('resource/'.length));
  await screen.findByText('Hedges.pdf');
  await within(screen.getByRole('dialog')).findByText(KEPT);
  expect((await box('Title')).readOnly).toBe(true);
  expect(screen.queryByLabelText('Articles')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await press('Change it');
  await screen.findByText(`${KEPT} Until then you can change it here.`);
  await type('Title', ' and dykes');
  answer.mockImplementation((request) => json({ data: made(request) }, 201));
  await press('Add');
  await screen.findByText('“Hedges and dykes” is in the library.');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent(callsTo(asked, ADD).at(-1) as Asked)['file']).toBeInstanceOf(File);
});

test('what is not kept stays open, with its file', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await show({ [ADD]: noConnection });
  await fillIn();
  await choose(aPdf());

  await press('Add');

  await screen.findByText('There is no connection right now.');
  screen.getByText('Not kept. Leave this page open, or copy it');
  screen.getByText('Hedges.pdf');
  await screen.findByRole('button', { name: 'Change it' });
  expect(onClose).not.toHaveBeenCalled();
});

test('what another window saves closes no form in which something is typed, and both ways on are offered', async () => {
  const asked = await show({}, own);
  await type('Description', ' And theirs.');
  const typed = { title: 'Stones', description: own.description, resourceType: own.resourceType };
  const base = { ...typed, title: own.title, version: own.version };
  const change = { of: { id: own.id }, item: own, scope: {}, files: undefined, earlier: [], left: [] };
  await act(() =>
    put(ownedEntry(resourceKind, { ...change, typed, base, version: own.version }).entry).then(
      () => undefined,
    ),
  );

  await screen.findByText('Stones');
  expect(onSaved).not.toHaveBeenCalled();
  const draft = Object.entries(localStorage).find(([name]) => name.startsWith('resourceDraft/'));
  expect(JSON.parse(draft?.[1])).toMatchObject({ description: 'How we lay ours. And theirs.' });
  await press('Save mine all the same');

  await screen.findByText('“Resource own” is changed.');
  expect(sent(callsTo(asked, SAVE).at(-1) as Asked)).toMatchObject({
    version: '1',
    description: 'How we lay ours. And theirs.',
  });
});
