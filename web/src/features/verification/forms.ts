import * as z from 'zod/mini';
import { codeField, usernameField } from '#web/lib/session/identity-fields.ts';
import { messages } from './messages.ts';

export const AccountForm = z.object({
  username: usernameField(messages.usernameMissing),
  code: codeField(messages.codeMissing),
});

export const ContactForm = z.object({ code: codeField(messages.codeMissing) });
