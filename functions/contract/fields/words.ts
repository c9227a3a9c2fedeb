import { pattern } from './pattern.ts';

const MAX_WORD_LENGTH = 40; // characters of a word that count; a key has its limits
const MAX_WORDS = 40; // words of an item that can be found

const marks = pattern(String.raw`\p{M}`, 'gu');
const words = pattern(String.raw`[\p{L}\p{N}]+`, 'gu');

/** Letters that do not decompose into a letter and an accent, and are still typed without it. */
const plain: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text's words for comparing: in lower case, without accents, in order, each once. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks(), '')
    .replace(/[ßøłđðþæœı]/g, (letter) => plain[letter] ?? letter);
  const found = folded.match(words()) ?? [];
  return [...new Set(found.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))].slice(0, MAX_WORDS);
}

/** Whether each query word is the beginning of one of the words. */
export function matches(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
