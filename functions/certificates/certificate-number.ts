import { randomBytes } from 'node:crypto';

/** Thirty-two, of five bits each. None looks like another of them: there is no 0 and O, no 1 and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Eighty bits: nobody finds a certificate by trying. */
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** The number of a new certificate, as it is stored. */
export const newNumber = (): string =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** The same as people read it: `7KQM-2XWE-P9RD-VH4C`. */
export const shownNumber = (number: string): string => number.replace(GROUP, '$&-');

/** A number as it was typed, in the form that is stored; undefined for what is none. */
export function typedNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s\p{Dash}]/gu, '').toUpperCase();
  return number.length === LENGTH && [...number].every((letter) => LETTERS.includes(letter))
    ? number
    : undefined;
}
