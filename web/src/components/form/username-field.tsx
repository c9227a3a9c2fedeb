import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** The name of an account: a phone's keyboard leaves it as it is typed, and a password manager knows it. */
export function UsernameField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
