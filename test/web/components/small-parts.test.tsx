import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#test/web.tsx';
import { Button } from '#web/components/buttons/button.tsx';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { ProgressSteps } from '#web/components/state/progress-steps.tsx';

test('a button submits nothing unless it is asked to', () => {
  render(<Button>Cancel</Button>);

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).type).toBe('button');
});

test('a button ignores presses while it is busy, says so, and keeps the focus', async () => {
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

test('of two presses before the next render one works', async () => {
  const work = vi.fn(async () => {});
  render(<WorkButton onWork={work}>Renew</WorkButton>);
  const button = screen.getByRole('button', { name: 'Renew' });

  await act(async () => {
    button.click();
    button.click();
  });

  expect(work).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a list has a name and rows; a row with an address is a link beside what one can do', () => {
  renderAt(
    '/members',
    <List label="Members">
      <ListRow title="Wanjiru Kamau" to="/members/1">
        <button type="button">Follow</button>
      </ListRow>
      <ListRow title="Samuel Mensah" />
    </List>,
  );

  const rows = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0] as HTMLElement).getByRole('link').textContent).toBe('Wanjiru Kamau');
  expect(within(rows[0] as HTMLElement).getByRole('button')).toBeTruthy();
  expect(within(rows[1] as HTMLElement).queryByRole('link')).toBeNull();
});

const progress = () => {
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Living soil' });
  return [bar.value, bar.max, bar.getAttribute('aria-valuetext')];
};

test('a bar says its value in words', () => {
  render(<ProgressBar label="Living soil" value={3} max={7} words="3 of 7 lessons" />);

  expect(progress()).toEqual([3, 7, '3 of 7 lessons']);
});

test('counts the steps that are done, for readers as one bar', () => {
  const states = ['done', 'done', 'now', 'open', 'locked'] as const;
  render(
    <ProgressSteps
      label="Living soil"
      words="2 of 5 lessons"
      steps={states.map((state, index) => ({ id: String(index), state }))}
    />,
  );

  expect(progress()).toEqual([2, 5, '2 of 5 lessons']);
  expect(screen.queryByRole('list')).toBeNull();
  // Done and locked ones have icons, the others their numbers.
  expect(document.querySelector('.steps')?.textContent).toBe('34');
});

test('a course without lessons is no error', () => {
  render(<ProgressSteps label="Living soil" words="No lessons yet" steps={[]} />);

  expect(progress()).toEqual([0, 1, 'No lessons yet']);
});
