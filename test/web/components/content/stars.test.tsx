import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from '#web/components/content/stars.tsx';

const filled = () =>
  [...screen.getByRole('img').children].map((star) =>
    Number(star.querySelector('.star-full')?.getAttribute('width') ?? 0),
  );

test('a mean fills as much of the stars as it is, and says so', () => {
  render(<Stars value={4.2} count={12} />);

  expect(screen.getByRole('img', { name: '4.2 of 5 stars, from 12 learners' })).toBeTruthy();
  expect(filled()).toEqual([24, 24, 24, 24, expect.closeTo(4.8)]);
});

test('where nobody has given any, all are empty', () => {
  render(<Stars value={0} count={0} />);

  expect(screen.getByRole('img', { name: 'No stars yet' })).toBeTruthy();
  expect(filled()).toEqual([0, 0, 0, 0, 0]);
});
