import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { CodeField, TextArea, TextField } from '#web/components/form/field.tsx';
import { StarField } from '#web/components/form/star-field.tsx';

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

test.each([
  [{ error: 'Please read it' }, 'Please read it'],
  [{ hint: 'Everyone joins', error: 'Not yet' }, 'Everyone joins | Not yet'],
])('tells readers what a box does, and why it has to be checked: %j', (said, heard) => {
  render(<Checkbox label="I agree" {...said} />);

  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(box)).toBe(heard);
});

const onCode = vi.fn();

function Form() {
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });
  return (
    <form onSubmit={handleSubmit(({ code }) => onCode(code))}>
      <CodeField label="Code" {...register('code')} />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test.each([
  ['typed', (text: string) => userEvent.type(field(), text)],
  ['pasted', (text: string) => userEvent.click(field()).then(() => userEvent.paste(text))],
])('keeps but the digits of what is %s, in the form too', async (_, enter) => {
  render(<Form />);

  await enter('12a 3-45x6');
  expect(field().value).toBe('123456');

  await userEvent.type(field(), '{Enter}');
  expect(onCode).toHaveBeenLastCalledWith('123456');
});

test('leaves the cursor where a refused letter was typed', async () => {
  render(<Form />);
  await userEvent.type(field(), '1234');

  await userEvent.type(field(), 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 });

  expect(field().value).toBe('12934');
});

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
  expect(describedBy(stars)).toBe('Please choose 1 to 5 stars');
});
