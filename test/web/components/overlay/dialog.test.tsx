import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { follow, press } from '#test/hands.ts';
import { renderAt } from '#test/web.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { SlidePanel } from '#web/components/overlay/dialog.tsx';

const onConfirm = vi.fn();
const asked = {
  title: 'Are you sure?',
  text: 'It cannot be brought back.',
  confirmLabel: 'Confirm',
  cancelLabel: 'Cancel',
  onConfirm,
};

const onBeneath = vi.fn();

/** A page from which both are opened. */
function Page() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <main id="main">
      <h1 tabIndex={-1}>{useLocation().pathname}</h1>
      {['Menu', 'Delete', 'Remove'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={onBeneath}>
        Beneath
      </button>
      {open === 'Menu' && (
        <SlidePanel title="Places" head={<b>Furrow</b>} onClose={close}>
          <Link to="/there">There</Link>
        </SlidePanel>
      )}
      {open === 'Delete' && <Confirm {...asked} onCancel={close} />}
      {open === 'Remove' && <Confirm {...asked} removesOpener onConfirm={close} onCancel={close} />}
    </main>
  );
}

beforeEach(() => {
  onConfirm.mockClear();
});

async function open(name: 'Menu' | 'Delete' | 'Remove') {
  renderAt('/here', <Page />);
  await press(name);
  return name === 'Menu'
    ? screen.getByRole('dialog', { name: 'Places' })
    : screen.getByRole('alertdialog', { name: asked.title });
}
/** Radix takes the pointer from the page; a press arrives at the root all the same. */
const pressBeside = () =>
  userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector('.scrim') as Element);
const focused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

test('a panel takes the focus, a question on the way out; neither writes a style element, which the policy refuses', async () => {
  const panel = await open('Menu');
  expect(panel.contains(document.activeElement)).toBe(true);
  await press('Close');

  await press('Delete');

  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test.each([
  ['Menu', 'the cross', () => press('Close')],
  ['Menu', 'Escape', () => userEvent.keyboard('{Escape}')],
  ['Menu', 'a press beside it', pressBeside],
  ['Delete', 'Cancel', () => press('Cancel')],
  ['Delete', 'Escape', () => userEvent.keyboard('{Escape}')],
] as const)('what %s opened is closed by %s, and gives the focus back', async (name, _, close) => {
  const opened = await open(name);

  await close();

  await focused(name);
  expect(opened.isConnected).toBe(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a press beside a question leaves it open', async () => {
  const question = await open('Delete');

  await pressBeside();

  expect(question.isConnected).toBe(true);
});

test('a panel closes when a link in it is followed', async () => {
  await open('Menu');

  await follow('There');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('/there')).toBeTruthy();
});

test('the heading of the page has the focus where what opened a question is gone', async () => {
  renderAt('/here', <Page />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  opener.remove();

  await userEvent.keyboard('{Escape}');

  await focused('/here');
});

test('a question says while its work is under way, hears no second press then, and shows why it failed', async () => {
  render(
    <Confirm {...asked} busyText="Deleting..." onCancel={() => undefined}>
      <p role="alert">No connection</p>
    </Confirm>,
  );

  const button = screen.getByRole('button', { name: 'Deleting...' });
  await userEvent.click(button);

  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog').contains(screen.getByRole('alert'))).toBe(true);
});

test('the second tap of a double one that closed it does nothing to what lies beneath, a tap of its own does', async () => {
  await open('Delete');

  // At once, however slow the machine: both taps come within half a second.
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 1 });
  fireEvent.click(screen.getByText('Beneath'), { detail: 2 });
  expect(onBeneath).not.toHaveBeenCalled();

  fireEvent.click(screen.getByText('Beneath'), { detail: 1 });
  expect(onBeneath).toHaveBeenCalledTimes(1);
});

test('a button that goes with what was deleted does not get the focus, unless nothing is deleted', async () => {
  await open('Remove');
  await press('Cancel');
  await focused('Remove');
  await press('Remove');

  await press('Confirm');

  await focused('/here');
  await press('Delete');
  await press('Cancel');
  await focused('Delete');
});
