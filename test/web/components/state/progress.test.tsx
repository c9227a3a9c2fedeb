import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { ProgressSteps } from '#web/components/state/progress-steps.tsx';

test('says its value in words', () => {
  render(<ProgressBar label="Living soil" value={3} max={7} words="3 of 7 lessons" />);

  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Living soil' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([3, 7, '3 of 7 lessons']);
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

  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Living soil' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([2, 5, '2 of 5 lessons']);
  expect(screen.queryByRole('list')).toBeNull();
  // Done and locked ones have icons, the others their numbers.
  expect(document.querySelector('.steps')?.textContent).toBe('34');
});

test('a course without lessons is no error', () => {
  render(<ProgressSteps label="Living soil" words="No lessons yet" steps={[]} />);

  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
});
