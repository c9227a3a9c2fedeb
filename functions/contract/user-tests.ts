import * as z from 'zod/mini';
import { hasAtMost } from './characters.ts';
import { EpochTime, Id, text } from './field.ts';
import { inGroups } from './number.ts';
import { route } from './route.ts';
import { MOST_QUESTIONS, Question } from './tests.ts';

/** A test is passed from so many percent of its multiple-choice questions on. */
export const PASSED_FROM = 60;

/** Attempts that a member finishes at the test of one lesson, and those of a course that are listed together. */
export const MOST_ATTEMPTS = 500;
export const MOST_LISTED = 2_000;

/** Characters of one answer, and of all answers of an attempt together. */
export const LONGEST_ANSWER = 2_000;
export const LONGEST_ANSWERS = 100_000;

/** One try of a member at a lesson's test. Times of beginning and end are as they were sent, `test_taken` is ISO 8601 UTC. */
export const UserTest = z.object({
  id: Id,
  testId: Id,
  /** Of the multiple-choice questions: how many were answered right, and how many there are. */
  marks: z.int(),
  total_marks: z.int(),
  is_passed: z.boolean(),
  /** When it was finished; absent until then. */
  test_taken: z.optional(z.string()),
});
export type UserTest = z.infer<typeof UserTest>;

const NO_CHOICE = 'Please say what was chosen.';

/** An answer: the text of the chosen option, or what was written. */
export const Choice = z.object({ questionId: Id, choice: text(NO_CHOICE, LONGEST_ANSWER) }, NO_CHOICE);
export type Choice = z.infer<typeof Choice>;

const Choices = z.array(Choice, NO_CHOICE).check(
  z.maxLength(MOST_QUESTIONS, { error: `A test has ${MOST_QUESTIONS} questions at most.`, abort: true }),
  z.refine(
    (choices) => new Set(choices.map(({ questionId }) => questionId)).size === choices.length,
    'A question is answered here twice.',
  ),
  z.refine(
    (choices) => hasAtMost(choices.map(({ choice }) => choice).join(''), LONGEST_ANSWERS),
    `All answers together have at most ${inGroups(LONGEST_ANSWERS)} characters, please.`,
  ),
);

/** The same with what it asks, as that was when it was begun. */
export const OneUserTest = z.extend(UserTest, {
  lesson: z.object({ id: Id, title: z.string(), courseId: Id }),
  startTime: z.string(),
  endTime: z.optional(z.string()),
  /** Without the answers. */
  questions: z.array(Question),
  /** What the member answered, once it is finished. */
  choices: z.optional(z.array(Choice)),
});
export type OneUserTest = z.infer<typeof OneUserTest>;

export const startTest = route({
  method: 'POST',
  path: '/api/user_tests/start',
  summary:
    "Begins an attempt at a lesson's test, for those to whom the lesson is open; one that is begun with the same questions and not finished is gone on with.",
  access: 'member',
  table: 'write',
  body: 'json',
  status: 201,
  isCreation: ({ data }) => data.isNew,
  input: () => z.object({ lessonId: Id, startTime: EpochTime('Please say when the test was begun.') }),
  output: () => z.object({ data: z.extend(OneUserTest, { isNew: z.boolean() }) }),
});

export const listAttempts = route({
  method: 'GET',
  path: '/api/user_tests/lesson/{lessonId}',
  summary: "The caller's finished attempts at a lesson's test, oldest first.",
  access: 'member',
  table: 'read',
  input: () => z.object({ lessonId: Id }),
  output: () =>
    z.object({
      test: z.nullable(
        z.object({
          id: Id,
          lessonId: Id,
          questionsCount: z.int(),
          /** How many of them are multiple choice. */
          total_marks: z.int(),
        }),
      ),
      attempts: z.array(UserTest),
    }),
});

export const listCourseAttempts = route({
  method: 'GET',
  path: '/api/user_tests/course/{courseId}',
  summary:
    "The caller's finished attempts at the tests of a course that they take or took, by lesson in the course's order, each lesson's oldest first.",
  access: 'member',
  table: 'read',
  input: () => z.object({ courseId: Id }),
  output: () =>
    z.object({
      data: z.array(z.extend(UserTest, { lesson: z.object({ id: Id, title: z.string() }) })),
      /** Whether there are more than are listed here, which is at most MOST_LISTED. */
      partial: z.optional(z.boolean()),
    }),
});

export const getAttempt = route({
  method: 'GET',
  path: '/api/user_tests/{id}',
  summary: "One of the caller's attempts.",
  access: 'member',
  table: 'read',
  input: () => z.object({ id: Id }),
  output: () => OneUserTest,
});

export const finishTest = route({
  method: 'PUT',
  path: '/api/user_tests/{id}',
  summary: "Finishes one of the caller's attempts, once, and says whether it is passed.",
  access: 'member',
  table: 'write',
  body: 'json',
  input: () =>
    z.object({
      id: Id,
      endTime: EpochTime('Please say when the test was finished.'),
      choices: Choices,
    }),
  output: () => z.object({ message: z.string(), data: UserTest }),
});

export const userTests = { startTest, listAttempts, listCourseAttempts, getAttempt, finishTest };
