import * as z from 'zod/mini';
import { messages } from '#web/lib/messages.ts';

/** Schemas of fields in several forms; `missing` is the error for an empty one. */

/** Phone keyboards often add a space after a word. */
export const usernameField = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** Digits; other characters of a pasted code are dropped. */
export const codeField = (missing: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\D/g, '')),
    z.minLength(1, missing),
  );

/** A form whose new password is typed twice; `wrong` is the error where the two differ. */
export const confirmed = <Fields extends z.ZodMiniType<{ newPassword: string; confirmation: string }>>(
  fields: Fields,
  wrong: string,
) =>
  fields.check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation && confirmation !== '', {
      error: wrong,
      path: ['confirmation'],
    }),
  );

/* The passwords that are guessed first, as lists of leaked passwords have them, without those that `isSequence` finds. */
const common = new Set(
  `password passw0rd password1 password123 qwerty qwertz azerty qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbnm
  1q2w3e 1q2w3e4r 1qaz2wsx abc123 abcd1234 a123456 aa123456 admin123 letmein welcome welcome1 iloveyou princess sunshine
  monkey dragon football superman michael secret changeme test123 hello123 123123 123321 112233 121212 jesus1 liverpool
  furrow farmer farming harvest`.split(/\s+/),
);

const ASCENDING = 'abcdefghijklmnopqrstuvwxyz 01234567890';

/** Whether it is one character again and again, or an alphabet or the digits forwards or backwards. */
function isSequence(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return /^(.)\1*$/u.test(text) || ASCENDING.includes(text) || ASCENDING.includes(backwards);
}

/** Whether a password is among those that are guessed first; capitals do not matter. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || isSequence(lower);
}

/** A check of a new password. It is help and not protection: the server is never shown a password (decision 5). */
export const uncommon = () =>
  z.refine<string>((password) => !isCommonPassword(password), messages.passwordCommon);
