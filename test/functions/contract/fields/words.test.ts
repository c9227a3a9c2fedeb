import { expect, test } from 'vitest';
import { matches, wordsOf } from '#contract/fields/words.ts';
import { fc } from '#test/made-up.ts';

test.each([
  ['Night Lambing', ['night', 'lambing']],
  ['  Olive & Öl-Circle ', ['olive', 'ol', 'circle']],
  ['Straße, Łódź, Ærø', ['strasse', 'lodz', 'aero']],
  ['farm Farm FARM', ['farm']],
  ['農家の会 42', ['農家の会', '42']],
  ['🌾 &!', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a word counts with its first 40 letters, an item with its first 40 words', () => {
  expect(wordsOf('x'.repeat(200))).toEqual(['x'.repeat(40)]);
  expect(wordsOf(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '))).toHaveLength(40);
});

test('any text is found by the beginnings of its own words, in capitals and with accents composed or not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 5 }), (text, letters) => {
      const words = wordsOf(text);
      const query = words.map((word) => [...word].slice(0, letters + 1).join('')).join(' ');
      for (const form of [query, query.normalize('NFD')]) {
        expect(matches(wordsOf(form), words)).toBe(true);
      }
    }),
  );
});

test('every word that is looked for must begin one', () => {
  expect(matches(['ni', 'lamb'], ['night', 'lambing'])).toBe(true);
  expect(matches(['ni', 'ewe'], ['night', 'lambing'])).toBe(false);
  expect(matches(['ight'], ['night'])).toBe(false);
});
