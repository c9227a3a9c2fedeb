import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#web/components/content/picture.tsx';

const sizes = { width: 8, height: 6 };

test('shows the drawing once the picture turns out not to load', () => {
  render(<Picture src="/a.png" fallback="/drawing.svg" alt="Field" {...sizes} />);
  const picture = screen.getByRole('img', { name: 'Field' });
  expect(picture.getAttribute('src')).toBe('/a.png');

  fireEvent.error(picture);

  expect(picture.getAttribute('src')).toBe('/drawing.svg');
});

test('shows the drawing where there is no picture', () => {
  render(<Picture src={undefined} fallback="/drawing.svg" alt="Field" {...sizes} />);

  expect(screen.getByRole('img').getAttribute('src')).toBe('/drawing.svg');
});
