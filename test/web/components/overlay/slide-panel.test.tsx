import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { follow, press } from '#test/hands.ts';
import { renderAt } from '#test/web.tsx';
import { SlidePanel } from '#web/components/overlay/slide-panel.tsx';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      {isOpen && (
        <SlidePanel title="Places" closeLabel="Close" head={<b>Furrow</b>} onClose={() => setOpen(false)}>
          <Link to="/there">There</Link>
        </SlidePanel>
      )}
    </>
  );
}

async function open() {
  renderAt('/here', <Screen />);
  await press('Menu');
  return screen.getByRole('dialog', { name: 'Places' });
}

test('takes the focus', async () => {
  const panel = await open();

  expect(panel.contains(document.activeElement)).toBe(true);
});

test.each([
  ['the cross', () => press('Close')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  // Radix takes the pointer from the page; a press arrives at the root all the same.
  [
    'a press beside it',
    () => userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector('.scrim') as Element),
  ],
])('is closed by %s, and gives the focus back', async (_, close) => {
  await open();

  await close();

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Menu'));
});

test('closes when a link in it is followed', async () => {
  await open();

  await follow('There');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('/there')).toBeTruthy();
});
