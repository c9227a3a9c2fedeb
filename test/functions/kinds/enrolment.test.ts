import { expect, test } from 'vitest';
import { countCompleted } from '#kinds/enrolment.ts';

const completed = new Set([1, 2, 4]);

test('completed lessons are counted without those that are gone', () => {
  expect(countCompleted({ completed }, { lessonsCount: 3 })).toBe(3);
  expect(countCompleted({ completed }, { lessonsCount: 3, gone: new Set([2, 3]) })).toBe(2);
});

test('no more are completed than a course has, also one that is read as of before the last was added', () => {
  expect(countCompleted({ completed }, { lessonsCount: 2 })).toBe(2);
});
