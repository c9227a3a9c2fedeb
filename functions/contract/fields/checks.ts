import * as z from 'zod/mini';

/** Zod's checks, without its behaviour on a value, or a part of one, that is refused already. */

/**
 * A text or a list. Zod's own length checks measure anything with a `length`, also a refused value, and throw for an
 * object that JSON gave a `length` which cannot be compared.
 */
const isMeasured = ({ value }: { readonly value: unknown }) =>
  typeof value === 'string' || Array.isArray(value);

/** A text of at most so many characters, or a list of so many. */
export function maxLength(most: number, error: string) {
  const check = z.maxLength(most, error);
  check._zod.def.when = isMeasured;
  return check;
}

/** A text of at least so many characters, or a list of so many. */
export function minLength(fewest: number, error: string) {
  const check = z.minLength(fewest, error);
  check._zod.def.when = isMeasured;
  return check;
}

/**
 * Skips the later checks when it fails. Zod's own `abort` would also skip those of the object that the value is part of
 * (`together`).
 */
export const stopUnless = <Value>(holds: (value: Value) => boolean, error: string) =>
  z.check<Value>(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', message: error, input: value });
  });

/** What is wrong with several fields together: the field that the error is for, or none for the whole, and the text. */
export interface Problem {
  readonly field?: string;
  readonly message: string;
}

/**
 * A check of several fields of an object. It runs as long as each of them is valid by itself, whatever the others are,
 * so that a person sees all errors at once.
 */
export const together = <Fields extends object>(
  fields: readonly (keyof Fields & string)[],
  problem: (value: Fields) => Problem | undefined,
) =>
  z.check<Fields>(
    ({ value, issues }) => {
      const found = problem(value);
      if (!found) return;
      const { field, message } = found;
      issues.push({ code: 'custom', message, input: value, path: field === undefined ? [] : [field] });
    },
    {
      // An issue without a path means that the value is no object.
      when: ({ issues }) =>
        issues.every(
          ({ path: [first] = [] }) => first !== undefined && !fields.some((name) => name === first),
        ),
    },
  );
