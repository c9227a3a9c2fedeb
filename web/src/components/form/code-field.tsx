import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from './field.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** A code of digits that came by mail or SMS; a phone shows its numbers and offers the code it just received. */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      {...props}
      onChange={(event) => {
        keepDigits(event);
        onChange?.(event);
      }}
    />
  );
}

const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '');

/** Takes the rest out of what is typed or pasted ('123 456'), and leaves the cursor where it is. */
function keepDigits({ target }: ChangeEvent<HTMLInputElement>): void {
  const digits = digitsOf(target.value);
  if (digits === target.value) return;
  const cursor = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
  target.value = digits;
  target.setSelectionRange(cursor, cursor);
}
