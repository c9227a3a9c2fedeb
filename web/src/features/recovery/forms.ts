import * as z from 'zod/mini';
import { codeField, usernameField } from '#web/lib/session/identity-fields.ts';
import { messages } from './messages.ts';

export const AskForm = z.object({ username: usernameField(messages.usernameMissing) });

export const NewPasswordForm = z
  .object({
    code: codeField(messages.codeMissing),
    // Of two refusals the form shows the first.
    newPassword: z
      .string()
      .check(z.minLength(1, messages.passwordMissing), z.minLength(8, messages.passwordShort)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation && confirmation !== '', {
      error: messages.confirmationWrong,
      path: ['confirmation'],
    }),
  );
