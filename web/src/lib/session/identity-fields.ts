import * as z from 'zod/mini';

/** Schemas of fields that several forms ask for; `missing` is what they say when nothing is entered. */

/** Phone keyboards like to add a space after a word. */
export const usernameField = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** Digits; what a copy brings along besides them is dropped. */
export const codeField = (missing: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\D/g, '')),
    z.minLength(1, missing),
  );

/** A form whose new password is typed twice; `wrong` is what it says where the two differ. */
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
