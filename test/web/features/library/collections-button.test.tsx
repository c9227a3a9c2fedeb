import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dialog, press } from '#test/hands.ts';
import { clearSite, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { CollectionsButton } from '#web/features/library/collections/collections-button.tsx';

beforeEach(() => storeSession());

async function show(title = 'Lime by soil type') {
  const asked = serve({});
  await startSite();
  renderAt(
    '/library',
    <>
      <CollectionsButton title={title} isCompact />
      <Toasts />
    </>,
  );
  const button = screen.getByRole('button', { name: `Collections: ${title}` });
  await userEvent.click(button);
  return { asked, button };
}

const check = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

test('adds a file to the collections that are checked, says so, and calls nobody', async () => {
  const { asked, button } = await show();
  const before = asked.length;
  const adding = await dialog('Add to collections');
  adding.getByText('These collections are examples.');

  await userEvent.click(check('Farming'));
  await userEvent.click(check('Branding'));
  await press('Add');

  expect((await screen.findByRole('status')).textContent).toContain(
    '“Lime by soil type” has been added to selected collections',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(asked).toHaveLength(before);

  await userEvent.click(button);
  await dialog('Add to collections');
  expect([check('Farming'), check('Branding')].map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('says what is missing where nothing is checked, and goes to the first check', async () => {
  await show('Seed drill');
  const adding = await dialog('Add to collections');

  await press('Add');

  expect(adding.getByRole('alert').textContent).toBe('Please choose at least one collection.');
  expect(document.activeElement).toBe(check('Farming'));

  await userEvent.keyboard(' ');
  expect(adding.queryByRole('alert')).toBeNull();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/Seed drill.* has been added/)).toBeNull();
});

test('begins at the first collection that the file is not in yet', async () => {
  await show('Rotation for four fields');
  await dialog('Add to collections');

  expect(check('Farming').disabled).toBe(true);
  expect(document.activeElement).toBe(check('Branding'));
});

test('a new collection needs a name of its own, and stands checked in the list', async () => {
  await show('Hedges');
  await dialog('Add to collections');
  await userEvent.click(check('Farming'));
  await press('New collection');
  const naming = await dialog('New collection');
  const name = naming.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);

  for (const [typed, text] of [
    ['   ', 'You must enter the name.'],
    ['farming', 'You have a collection of this name already.'],
    ['x'.repeat(101), 'A name may have at most 100 characters.'],
  ] as const) {
    await userEvent.clear(name);
    await userEvent.paste(typed);
    await press('Create');
    naming.getByText(text);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
  }
  await userEvent.clear(name);
  await userEvent.type(name, ' Winter work {Enter}');

  const adding = await dialog('Add to collections');
  expect(adding.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(check('Winter work').checked).toBe(true);
  await press('Add');
  await screen.findByText(/Hedges.* has been added/);
});

test('what one member tried is not there for the next', async () => {
  await show('Hedges');
  await press('New collection');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter work{Enter}');
  await screen.findByRole('checkbox', { name: 'Winter work' });

  await clearSite();
  storeSession({ id: 'bo' });
  await show('Hedges');

  await dialog('Add to collections');
  expect(screen.queryByRole('checkbox', { name: 'Winter work' })).toBeNull();
});
