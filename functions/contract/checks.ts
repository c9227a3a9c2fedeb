import * as z from 'zod/mini';

/** Checks as zod has them, but for what it makes of a value, or of a neighbour, that is refused already. */

/**
 * A text or a list: what zod's measures are for. They are taken of whatever has a `length`, also of what is refused
 * already, and of an object that JSON gave one, without a way to compare it, they throw.
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
 * Where it does not hold, the checks behind it are left out. Zod's own `abort` would leave out those of all that the
 * value is part of as well (`together`).
 */
export const stopUnless = <Value>(holds: (value: Value) => boolean, error: string) =>
  z.check<Value>(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', message: error, input: value });
  });

/** What is wrong with several fields together: the field that it is said of, or none for the whole, and the text. */
export interface Problem {
  readonly field?: string;
  readonly message: string;
}

/**
 * A check of these fields of an object together. It is made as long as nothing is wrong with one of them by itself, whatever
 * is with the others: a person is told at once all that there is to mend.
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
      // An issue without a path says that the value is no object at all.
      when: ({ issues }) =>
        issues.every(
          ({ path: [first] = [] }) => first !== undefined && !fields.some((name) => name === first),
        ),
    },
  );
