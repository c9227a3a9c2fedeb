import * as z from 'zod/mini';
import { hasAtMost } from '#contract/fields/characters.ts';
import { maxLength } from '#contract/fields/checks.ts';
import { EpochTime, Id, text, Version, versioned } from '#contract/fields/field.ts';
import { inGroups } from '#contract/fields/number.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { route } from '#contract/route.ts';
import { MOST_QUESTIONS, Question } from './quizzes.ts';
import { Remark, RemarkDrafts } from './remarks.ts';

/**
 * A test is passed from so many percent of the questions with marks: multiple choice, and those that the teacher
 * marked.
 */
export const PASSED_FROM = 60;

/** Most attempts that a member finishes at the test of one lesson, and most of a course that are listed together. */
export const MOST_ATTEMPTS = 500;
export const MOST_LISTED = 2_000;

/** Characters of one answer, and of all answers of an attempt together. */
export const LONGEST_ANSWER = 2_000;
export const LONGEST_ANSWERS = 100_000;

/**
 * One try of a member at a lesson's test. Times of beginning and end are as they were sent, `test_taken` is ISO 8601
 * UTC.
 */
export const UserTest = z.object({
  id: Id,
  testId: Id,
  /** Of multiple choice, and of written answers with marks: how many are right, and how many there are. */
  marks: z.int(),
  total_marks: z.int(),
  is_passed: z.boolean(),
  /** When it was finished; absent until then. */
  test_taken: z.optional(z.string()),
  /** When the teacher last wrote or marked something; absent where they did not. */
  remarkedAt: z.optional(z.string()),
});
export type UserTest = z.infer<typeof UserTest>;

const NO_EDITION = 'The edition of a test is a whole number.';
const NO_CHOICE = 'Please say what was chosen.';

/** An answer: the text of the chosen option, or what was written. */
export const Choice = z.object({ questionId: Id, choice: text(NO_CHOICE, LONGEST_ANSWER) }, NO_CHOICE);
export type Choice = z.infer<typeof Choice>;

const Choices = z.array(Choice, NO_CHOICE).check(
  maxLength(MOST_QUESTIONS, `A test has ${MOST_QUESTIONS} questions at most.`),
  z.refine(
    (choices) => new Set(choices.map(({ questionId }) => questionId)).size === choices.length,
    'A question is answered here twice.',
  ),
  z.refine(
    (choices) => hasAtMost(choices.map(({ choice }) => choice).join(''), LONGEST_ANSWERS),
    `All answers together have at most ${inGroups(LONGEST_ANSWERS)} characters, please.`,
  ),
);

/** How a question of a finished attempt was answered, for its learner. */
export const QuestionResult = z.object({
  questionId: Id,
  /** Absent for a written answer that nobody has marked. */
  isRight: z.optional(z.boolean()),
  /** Of a wrong answer: the block of the lesson that explains it, if the teacher named one. */
  block: z.optional(Id),
  /** Of a wrong answer: the right option, if the test shows it. */
  answer: z.optional(z.string()),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** Of each question, in their order. */
const results = z.optional(z.array(QuestionResult));

/** The learner; 'anonymous' once the account is deleted. */
const Taker = z.object({ id: Id, name: z.string(), attachments: z.optional(z.string()) });

/** The same with its questions, as they were when it was begun. */
export const OneUserTest = z.extend(UserTest, {
  lesson: z.object({ id: Id, title: z.string(), courseId: Id }),
  startTime: z.string(),
  endTime: z.optional(z.string()),
  /** Without the right answers, except for the course's creator. */
  questions: z.array(Question),
  /** What the member answered, once it is finished. */
  choices: z.optional(z.array(Choice)),
  /** For its learner alone, once it is finished. */
  results,
  /** The teacher's remarks, once there are any. */
  remarks: z.optional(z.array(Remark)),
  /** Of the remarks. */
  ...versioned,
});
export type OneUserTest = z.infer<typeof OneUserTest>;

/** A finished attempt as the course's creator sees it. */
export const LearnersTest = z.extend(UserTest, {
  member: Taker,
  /** As they were when it was begun, with the right answers. */
  questions: z.array(Question),
  choices: z.array(Choice),
  remarks: z.array(Remark),
  /** Whether the page has no room for its questions and answers: it has to be read by itself. */
  isCut: z.optional(z.boolean()),
  /** Of the remarks. */
  ...versioned,
});
export type LearnersTest = z.infer<typeof LearnersTest>;

export const startTest = route({
  method: 'POST',
  path: '/api/user_tests/start',
  summary:
    "Begins an attempt at a lesson's test, for those to whom the lesson is open; one that is begun with the same questions and not finished is gone on with, unless an edition is named.",
  status: 201,
  isCreation: ({ data }) => data.isNew,
  input: () =>
    z.object({
      lessonId: Id,
      startTime: EpochTime('Please say when the test was begun.'),
      /**
       * The edition that the member has read, of an attempt that was begun without a connection: it is marked by that
       * edition, and is always an attempt of its own.
       */
      edition: z.optional(z.int(NO_EDITION)),
    }),
  output: () => z.object({ data: z.extend(OneUserTest, { isNew: z.boolean() }) }),
});

export const listAttempts = route({
  method: 'GET',
  path: '/api/user_tests/lesson/{lessonId}',
  summary: "The caller's finished attempts at a lesson's test, oldest first.",
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
  input: () => z.object({ courseId: Id }),
  output: () =>
    z.object({
      data: z.array(z.extend(UserTest, { lesson: z.object({ id: Id, title: z.string() }) })),
      /** Whether there are more than the MOST_LISTED that are listed here. */
      partial: z.optional(z.boolean()),
    }),
});

export const getAttempt = route({
  method: 'GET',
  path: '/api/user_tests/{id}',
  summary:
    "One of the caller's attempts, with what the teacher said to it; a finished one to the course's creator, too.",
  input: () => z.object({ id: Id }),
  output: () => z.extend(OneUserTest, { member: z.optional(Taker) }),
});

export const listLearnersAttempts = route({
  method: 'GET',
  path: '/api/user_tests/lesson/{lessonId}/learners',
  summary:
    "What learners answered to a lesson's test, the last finished first, with the questions as they were; for the course's creator alone.",
  input: () => z.object({ lessonId: Id, ...paging }),
  output: () =>
    z.extend(Paged, {
      /** `questionsCount`: those that its test has now; 0 without a test. */
      lesson: z.object({ id: Id, title: z.string(), questionsCount: z.int() }),
      data: z.array(LearnersTest),
    }),
});

export const remark = route({
  method: 'PUT',
  path: '/api/user_tests/{id}/remarks',
  summary:
    "Says something to answers of a finished attempt, and marks written ones, which then count as multiple choice does; the course's creator alone may.",
  input: () => z.object({ id: Id, remarks: RemarkDrafts, version: Version }),
  output: () => z.object({ data: z.extend(UserTest, { remarks: z.array(Remark), ...versioned }) }),
});

export const finishTest = route({
  method: 'PUT',
  path: '/api/user_tests/{id}',
  summary:
    "Finishes one of the caller's attempts, once, and says whether it is passed and which answers are right.",
  input: () =>
    z.object({
      id: Id,
      endTime: EpochTime('Please say when the test was finished.'),
      choices: Choices,
    }),
  output: () => z.object({ message: z.string(), data: z.extend(UserTest, { results }) }),
});

export const userTests = {
  startTest,
  listAttempts,
  listCourseAttempts,
  listLearnersAttempts,
  getAttempt,
  finishTest,
  remark,
};
