import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { messages } from './messages.ts';

export const presentPassword = z.string().check(z.minLength(1, messages.missing));

interface PresentPasswordProps extends Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> {
  /** Whose password it is. */
  username: string | undefined;
}

/**
 * Asks for the member's password. The user name stands before it, out of sight: else a password manager takes the field
 * above, such as an e-mail address, for the name that the password belongs to.
 */
export const PresentPassword = ({ username = '', ...props }: PresentPasswordProps) => (
  <>
    <input type="text" autoComplete="username" value={username} readOnly hidden />
    <PasswordField label={messages.password} autoComplete="current-password" {...props} />
  </>
);
