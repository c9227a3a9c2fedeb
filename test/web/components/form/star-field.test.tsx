import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StarField } from '#web/components/form/star-field.tsx';

function Rating({ error }: { error?: string }) {
  const [stars, setStars] = useState<number>();
  return <StarField label="Your stars" value={stars} onChange={setStars} error={error} />;
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
const filled = () => document.querySelectorAll('.star-full').length;

test('stars are one group of five, with none chosen at first', () => {
  render(<Rating />);

  expect(screen.getByRole('radiogroup', { name: 'Your stars' }).hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText('Please choose 1 to 5 stars')).toBeTruthy();
});

test('the arrow keys and numbers choose, and all up to the chosen one are filled', async () => {
  const user = userEvent.setup();
  render(<Rating />);

  await user.tab();
  await user.keyboard('4');
  expect(chosen()).toBe('4');
  expect(filled()).toBe(4);
  expect(screen.getByText('4 of 5 stars', { selector: 'p' })).toBeTruthy();

  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('3');
  await user.keyboard('9');
  expect(chosen()).toBe('3');
});

test('a press chooses', async () => {
  render(<Rating />);

  await userEvent.click(screen.getByRole('radio', { name: '5 of 5 stars' }));
  expect(chosen()).toBe('5');
});

test('why it is refused is said of the group', () => {
  render(<Rating error="Please choose 1 to 5 stars" />);

  const stars = screen.getByRole('radiogroup');
  expect(stars.getAttribute('aria-invalid')).toBe('true');
  const said = document.getElementById(stars.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Please choose 1 to 5 stars');
});
