import { pattern } from './pattern.ts';

// Also the signs around notes between lines, the next-line control, the blank Braille pattern and the null note: Unicode
// counts none of them among what is ignored.
const unseen = pattern(
  String.raw`[\p{Default_Ignorable_Code_Point}\u0085\u2800\ufff9-\ufffb\u{1d159}]+`,
  'gu',
);

/** A text as it looks: without what nobody sees, the spaces around it and repeated ones. */
export const asSeen = (text: string): string =>
  text.normalize().replace(unseen(), '').trim().replace(/\s+/g, ' ');

/** Whether two of them look the same. */
export const hasAlike = (texts: readonly string[]): boolean => new Set(texts.map(asSeen)).size < texts.length;
