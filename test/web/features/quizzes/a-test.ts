import type { Lesson } from '#contract/lessons/lessons.ts';
import type { OneUserTest, UserTest } from '#contract/quizzes/user-tests.ts';
import { aWholeLesson as aLessonOf } from '../lessons/a-whole-lesson.ts';

/** A lesson that the member takes, with a test of five questions. */
export const aWholeLesson = (more: Partial<Lesson> = {}): Lesson =>
  aLessonOf(1, {
    id: 'l1',
    title: 'Drilling behind the combine',
    questionsCount: 5,
    lessonsCount: 7,
    next: { id: 'l2', title: 'Rolling', isLocked: true },
    test: { id: 'l1', questionsCount: 5, isPassed: false },
    ...more,
  });

/** A finished attempt; `marks` of ten. */
export const anAttempt = (place: number, marks: number, more: Partial<UserTest> = {}): UserTest => ({
  id: `l1-a${place}`,
  testId: 'l1',
  marks,
  total_marks: 10,
  is_passed: marks >= 6,
  test_taken: `2025-03-0${place}T10:00:00.000Z`,
  ...more,
});

/** What is replied of the attempts at the test; `total` counts the questions with marks. */
export const attemptsReply = (attempts: readonly UserTest[] = [], questionsCount = 10, total = 10) => ({
  test: { id: 'l1', lessonId: 'l1', questionsCount, total_marks: total },
  attempts,
});

const options = ['On the surface', 'Two centimetres', 'Ten centimetres'];

/** An attempt that is begun: multiple choice, and the last question to be answered in one's own words. */
export const aBegunAttempt = (questions = 3, more: Partial<OneUserTest> = {}): OneUserTest => ({
  id: 'l1-b1',
  testId: 'l1',
  marks: 0,
  total_marks: questions - 1,
  is_passed: false,
  lesson: { id: 'l1', title: 'Drilling behind the combine', courseId: 'soil' },
  startTime: '1741600000000',
  version: 0,
  questions: Array.from({ length: questions }, (_, index) =>
    index < questions - 1
      ? { id: `q${index + 1}`, testId: 'l1', type: 'mcq', question: `How deep, crop ${index + 1}?`, options }
      : { id: `q${index + 1}`, testId: 'l1', type: 'subjective', question: 'What would you change?' },
  ),
  ...more,
});
