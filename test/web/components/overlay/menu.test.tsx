import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { follow, press } from '#test/hands.ts';
import { renderAt } from '#test/web.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';

async function open() {
  const onDelete = vi.fn(() => document.activeElement?.getAttribute('aria-label'));
  const entries = [
    { icon: null, text: 'Delete', danger: true, onSelect: onDelete },
    { icon: null, text: 'Edit', to: '/edit' },
    { icon: null, text: 'Share', onSelect: vi.fn() },
  ];
  renderAt(
    '/card',
    <Routes>
      <Route path="/card" element={<Menu label="Options" icon="…" entries={entries} />} />
      <Route path="/edit" element={<p>The form</p>} />
    </Routes>,
  );
  await press('Options');
  return onDelete;
}
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

test('lists what one can do, what destroys last', async () => {
  await open();

  expect(texts()).toEqual(['Edit', 'Share', 'Delete']);
});

test('does what was chosen once it is closed and the focus is back', async () => {
  const onDelete = await open();

  await press('Delete');

  expect(onDelete).toHaveReturnedWith('Options');
  expect(screen.queryByRole('list')).toBeNull();
});

test('leads where an entry leads', async () => {
  await open();

  await follow('Edit');

  expect(screen.getByText('The form')).toBeTruthy();
});

test('is walked through by the arrow keys, round and round', async () => {
  await open();

  const path: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    path.push(focused());
  }

  expect(path).toEqual(['Edit', 'Share', 'Delete', 'Edit', 'Delete', 'Edit', 'Delete']);
});
