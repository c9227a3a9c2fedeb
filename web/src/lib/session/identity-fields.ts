import * as z from 'zod/mini';

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
