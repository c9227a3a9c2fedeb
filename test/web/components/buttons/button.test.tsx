import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#web/components/buttons/button.tsx';

test('submits nothing unless it is asked to', () => {
  render(<Button>Cancel</Button>);

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).type).toBe('button');
});

test('ignores presses while it is busy, says so, and keeps the focus', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  rerender(
    <Button onClick={press} busy busyText="Saving...">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(button);

  expect(press).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});
