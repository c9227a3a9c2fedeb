import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CONTENT_HOST, serve, startSite } from '#test/web.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { personFor } from '#web/lib/art.ts';

beforeEach(async () => {
  serve({});
  await startSite();
});

const shown = () => screen.getByRole('img', { name: 'Picture of Ada' });

test('is the same drawing each time for a member without a picture', () => {
  render(<Avatar id="ada" alt="Picture of Ada" size="lg" />);

  expect(shown().getAttribute('src')).toBe(personFor('ada'));
  expect(shown().className).toBe('avatar avatar-lg');
});

test('is the picture by its name, and the drawing while that does not load', () => {
  render(<Avatar id="ada" file="ada 1.png" alt="Picture of Ada" />);
  expect(shown().getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada%201.png`);

  fireEvent.error(shown());

  expect(shown().getAttribute('src')).toBe(personFor('ada'));
});
