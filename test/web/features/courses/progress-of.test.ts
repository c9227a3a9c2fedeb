import { expect, test } from 'vitest';
import { progressOf, wayOn } from '#web/features/courses/progress/progress-of.ts';

const course = (completedCount: number | undefined, lessonsCount: number, lessonId?: string) => ({
  id: 'soil',
  lessonsCount,
  ...(completedCount !== undefined && { completedCount }),
  ...(lessonId && { lessonId }),
});

test.each([
  [0, 4, undefined, 'new', 0, '/course/soil'],
  [undefined, 4, undefined, 'new', 0, '/course/soil'],
  [0, 4, 'first', 'going', 0, '/lesson/first'],
  [2, 4, 'third', 'going', 50, '/lesson/third'],
  // As its page says it.
  [3, 7, 'fourth', 'going', 43, '/lesson/fourth'],
  [199, 200, 'last', 'going', 99, '/lesson/last'],
  [4, 4, 'last', 'done', 100, '/course/soil'],
  [5, 4, 'last', 'done', 100, '/course/soil'],
  [2, 4, undefined, 'going', 50, '/course/soil'],
  [0, 0, undefined, 'new', 0, '/course/soil'],
] as const)('%s of %s lessons, with %s begun last, is %s', (done, all, lessonId, state, percent, to) => {
  expect(progressOf(course(done, all, lessonId))).toMatchObject({ state, percent });
  expect(wayOn(course(done, all, lessonId))).toBe(to);
});
