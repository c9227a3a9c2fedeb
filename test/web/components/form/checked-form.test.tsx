import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';

const Fields = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name it')),
  again: z.string().check(z.minLength(3, 'Too short')),
  agreed: z.boolean().check(z.refine((is) => is, 'Agree first')),
});

const onSubmit = vi.fn();

function Form() {
  const form = useCheckedForm(Fields, { name: '', again: '', agreed: false }, onSubmit);
  return (
    <form noValidate onSubmit={form.submit}>
      {form.refusal && (
        <p role="alert">
          {form.refusal.type}: {form.refusal.message}
        </p>
      )}
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Again" {...form.field('again')} />
      <Checkbox label="I agree" {...form.field('agreed')} />
      <button type="button" onClick={() => form.empty('again')}>
        Empty
      </button>
      <button type="submit">{form.isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says nothing while one types, and what is wrong once it is sent: the first such field has the focus', async () => {
  render(<Form />);
  await userEvent.type(input('Name'), 'Rye');
  await userEvent.type(input('Again'), 'R');
  expect(screen.queryByText('Too short')).toBeNull();

  await press('Send');

  expect(screen.getByText('Too short')).toBeTruthy();
  expect(screen.getByText('Agree first')).toBeTruthy();
  expect(document.activeElement).toBe(input('Again'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error goes as soon as the field is right, and comes when it is wrong again', async () => {
  render(<Form />);
  await press('Send');

  await userEvent.type(input('Again'), 'Rye');
  expect(screen.queryByText('Too short')).toBeNull();

  await userEvent.type(input('Again'), '{Backspace}');
  expect(screen.getByText('Too short')).toBeTruthy();
});

test('a field that was emptied is as one that nobody has typed in', async () => {
  render(<Form />);
  await press('Send');

  await press('Empty');

  expect(screen.queryByText('Too short')).toBeNull();
  await userEvent.type(input('Again'), 'R');
  expect(screen.getByText('Too short')).toBeTruthy();
});

test('submits what the schema makes of it; what that throws is shown, and what was typed stays', async () => {
  const refused = Object.assign(new Error('This name is taken.'), { code: 'name.taken' });
  onSubmit.mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined);
  render(<Form />);
  await userEvent.type(input('Name'), ' Rye ');
  await userEvent.type(input('Again'), 'Rye');
  await userEvent.click(screen.getByRole('checkbox'));

  await press('Send');

  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Rye', again: 'Rye', agreed: true });
  expect((await screen.findByRole('alert')).textContent).toBe('name.taken: This name is taken.');
  expect(input('Name').value).toBe(' Rye ');
  await press('Send');
  expect(screen.queryByRole('alert')).toBeNull();
});
