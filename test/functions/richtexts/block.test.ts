import { expect, test } from 'vitest';
import { checkRoom, newBlockId, weigh } from '#functions/richtexts/block.ts';
import { keys } from '#platform/table/keys.ts';

const richtext = { id: '01J00000000000000000000000', creator: 'ada', blocks: 0, characters: 0, words: 0 };

test('a block weighs what its texts weigh together', () => {
  expect(weigh('Nine days ahead', undefined, ' It  turned\nyellow ')).toEqual({ characters: 34, words: 6 });
});

test("a block's id leads to its rich text's partition", () => {
  expect(keys.block(newBlockId(richtext.id)).pk).toBe(keys.richtext(richtext.id).pk);
});

test.each([
  [{ blocks: 200 }, 1],
  [{ characters: 999_999 }, 2],
])('a rich text with %o has no room for %i characters more', (filled, characters) => {
  expect(() => checkRoom({ ...richtext, ...filled }, { characters, words: 1 })).toThrow(
    /all of it is taken|characters at most/,
  );
});

test('a rich text takes its 200th block and its millionth character', () => {
  expect(() =>
    checkRoom({ ...richtext, blocks: 199, characters: 999_999 }, { characters: 1, words: 1 }),
  ).not.toThrow();
});
