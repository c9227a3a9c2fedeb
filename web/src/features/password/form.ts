import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** How long a new password has to be is the provider's to say. */
export const ChangePasswordForm = z
  .object({
    oldPassword: z.string().check(z.minLength(1, messages.oldMissing)),
    newPassword: z.string().check(z.minLength(1, messages.newMissing)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation && confirmation !== '', {
      error: messages.confirmationWrong,
      path: ['confirmation'],
    }),
  );
