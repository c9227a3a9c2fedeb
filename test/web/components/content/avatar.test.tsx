import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CONTENT_HOST, serve, startSite } from '#test/web.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { initialsOf } from '#web/components/content/initials.ts';

beforeEach(async () => {
  serve({});
  await startSite();
});

const drawn = (within: Element | null | undefined) =>
  within?.querySelector('[data-initials]')?.getAttribute('data-initials');

const shown = () => screen.getByRole('img', { name: 'Picture of Ada' });

test.each([
  ['Ada Field', 'AF'],
  ['ada', 'A'],
  ['  maria  del   campo ', 'MC'],
  ['Élodie “Lo” Ünal', 'ÉÜ'],
  ['E\u0301lodie', 'É'],
  ['王 伟', '王伟'],
  ['𠮷田 健', '𠮷健'],
  ['ßen', 'S'],
  ['(3) hens!', '3H'],
  ['anonymous', ''],
  ['!?', ''],
  ['', ''],
])('takes from %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('is the initials of a member without a picture, on the same ground each time, and no picture for readers', () => {
  const { container, rerender } = render(<Avatar id="ada" name="Ada Field" size="lg" />);
  const [first] = [container.firstElementChild];

  expect([drawn(first), container.textContent]).toEqual(['AF', '']);
  expect(first?.getAttribute('aria-hidden')).toBe('true');
  expect(first?.className).toMatch(/^avatar avatar-lg initials initials-[0-3]$/);
  const before = first?.className;
  rerender(<Avatar id="ada" name="Ada Meadow" size="lg" />);
  expect([container.firstElementChild?.className, drawn(container)]).toEqual([before, 'AM']);
  expect(container.querySelector('img')).toBeNull();
});

test('is a neutral mark without a name, and an empty place while that is on its way', () => {
  const { container, rerender } = render(<Avatar id="ada" name="anonymous" />);
  expect([drawn(container), container.querySelectorAll('svg').length]).toEqual([undefined, 1]);

  rerender(<Avatar id="ada" name={undefined} />);

  expect([drawn(container), container.querySelectorAll('svg').length]).toEqual([undefined, 0]);
});

test('is the picture by its name, and the initials while that does not load', () => {
  const { rerender } = render(<Avatar id="ada" name="Ada" file="ada 1.png" alt="Picture of Ada" />);
  expect(shown().getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada%201.png`);

  fireEvent.error(shown());

  expect(drawn(shown())).toBe('A');
  rerender(<Avatar id="ada" name="Ada" file="ada 2.png" alt="Picture of Ada" />);
  expect(shown().getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada%202.png`);
});
