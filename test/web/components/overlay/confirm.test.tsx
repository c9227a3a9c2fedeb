import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { Confirm } from '#web/components/overlay/confirm.tsx';

const onConfirm = vi.fn();

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen && (
        <Confirm
          title="Are you sure you want to delete?"
          text="It cannot be brought back."
          confirmLabel="Confirm"
          cancelLabel="Cancel"
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}

test('starts on the way out, and gives the focus back', async () => {
  render(<Asking />);
  await press('Delete');
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Cancel');

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('gives the focus to the heading of the page where what opened it is gone', async () => {
  render(
    <main id="main">
      <h1 tabIndex={-1}>Profile</h1>
      <Asking />
    </main>,
  );
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  opener.remove();

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('writes no style element, which the content-security policy would refuse', async () => {
  render(<Asking />);

  await press('Delete');

  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('says while its work is under way, hears no second press then, and shows why it failed', async () => {
  onConfirm.mockClear();
  const confirm = (
    <Confirm
      {...{ title: 'Delete?', text: 'All of it.', confirmLabel: 'Confirm', cancelLabel: 'Cancel' }}
      busyText="Deleting..."
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      <p role="alert">No connection</p>
    </Confirm>
  );
  render(confirm);

  const button = screen.getByRole('button', { name: 'Deleting...' });
  await userEvent.click(button);

  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog').contains(screen.getByRole('alert'))).toBe(true);
});

test('the second tap of a double one that closed it does nothing to what lies beneath, a tap of its own does', async () => {
  const onBeneath = vi.fn();
  render(
    <>
      <button type="button" onClick={onBeneath}>
        Beneath
      </button>
      <Asking />
    </>,
  );
  const beneath = screen.getByText('Beneath');
  await press('Delete');

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 1 });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
  fireEvent.click(beneath, { detail: 2 });
  expect(onBeneath).not.toHaveBeenCalled();

  fireEvent.click(beneath, { detail: 1 });
  expect(onBeneath).toHaveBeenCalledTimes(1);
});
