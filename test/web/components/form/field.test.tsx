import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('names its control by the label', () => {
  render(<TextField label="Title" defaultValue="Rain" />);

  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(input.value).toBe('Rain');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('tells readers the hint and the error', () => {
  render(<TextArea label="Text" optional hint="A few words" error="Too long" />);

  const area = screen.getByRole('textbox', { name: 'Text (optional)' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(area)).toBe('A few words | Too long');
});

test('tells readers why a box has to be checked', () => {
  render(<Checkbox label="I agree" error="Please read it" />);

  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(box)).toBe('Please read it');
});

test('tells readers what a box does', () => {
  render(<Checkbox label="Auto follow" hint="Everyone joins" error="Not yet" />);

  expect(describedBy(screen.getByRole('checkbox', { name: 'Auto follow' }))).toBe('Everyone joins | Not yet');
});
