import * as z from 'zod/mini';
import { usernameField } from '#web/lib/session/identity-fields.ts';
import { messages } from './messages.ts';

const username = usernameField(messages.usernameMissing);
const password = z.string().check(z.minLength(1, { error: messages.passwordMissing, abort: true }));

export const SignInForm = z.object({ username, password, remember: z.boolean() });
export type SignInForm = z.infer<typeof SignInForm>;

export const SignUpForm = z.object({
  username,
  password: password.check(z.minLength(6, messages.passwordShort)),
  terms: z.boolean().check(z.refine((agreed) => agreed, messages.termsMissing)),
});
export type SignUpForm = z.infer<typeof SignUpForm>;
