import { expect, test } from 'vitest';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { keys } from '#platform/table/keys.ts';

const EMOJI = '\u{1f33e}'; // two units: what cuts between them leaves halves, which the table refuses

test('no id is cut into half characters', () => {
  const lesson = `A${EMOJI}bc`;
  const block = `${'A'.repeat(25)}${EMOJI}b`;

  for (const key of [courseOfLesson(lesson), keys.block(block).pk, keys.block(block).sk]) {
    expect(key.isWellFormed()).toBe(true);
  }
});

const GROWS = '\u{fdfa}'; // one unit, of which compared names have eighteen

test('no name of a category is too long for a key, and each has its own', () => {
  const names = [61, 62, 200].map((count) => GROWS.repeat(count));
  const pks = [...names, `${GROWS.repeat(199)}x`].map((name) => keys.categoryName(name).pk);

  for (const pk of pks) expect(Buffer.byteLength(pk)).toBeLessThanOrEqual(2048);
  expect(new Set(pks).size).toBe(pks.length);
  expect(keys.categoryName(` ${GROWS.repeat(62)} `)).toEqual(keys.categoryName(GROWS.repeat(62)));
});

test('a name that fits is its own key, up to the last byte', () => {
  const name = 'x'.repeat(2048 - 'CATEGORYNAME#'.length);

  expect(keys.categoryName(name).pk).toBe(`CATEGORYNAME#${name}`);
  expect(keys.categoryName(' Soil  & Water ').pk).toBe('CATEGORYNAME#soil & water');
});
