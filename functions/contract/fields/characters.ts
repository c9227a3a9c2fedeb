import { pattern } from './pattern.ts';

/** Looks at each character of a text once for each question. */

// Half of a surrogate pair is no character, and a control character is nothing a person types: the table
// refuses the one, and the other takes six bytes in JSON.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
export const isPlain = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text);

/** In one line: a break, a tab or another control, as a pasted name brings, would break a list, a heading, a mail. */
export const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Characters as people count them, by code point: an emoji is one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/**
 * Whether a text has at most so many characters, without counting a far longer one: a code point is one or two units.
 */
export const hasAtMost = (text: string, longest: number): boolean =>
  text.length <= 2 * longest && countCharacters(text) <= longest;

// Unicode counts fillers as letters, and the blank Braille pattern and the null note as symbols.
const visible = pattern(
  String.raw`(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]`,
  'u',
);

/** Whether there is anything to see: white space, marks without a letter and joiners are nothing. */
export const isVisible = (text: string): boolean => visible().test(text);

/**
 * Whether it has characters that change the direction of the text around them, or isolate it. Arabic and Hebrew need
 * none of them; in a name they make one word look like another.
 */
export const turnsText = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069]/.test(text);
