import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** A code of digits that came by mail or SMS; a phone shows its numbers and offers the code it just received. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" autoCorrect="off" {...props} />;
}
