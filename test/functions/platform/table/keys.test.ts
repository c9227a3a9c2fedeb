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
