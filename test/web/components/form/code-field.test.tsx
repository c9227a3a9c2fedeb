import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { CodeField } from '#web/components/form/code-field.tsx';

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
