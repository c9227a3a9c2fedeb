import * as z from 'zod/mini';
import { hasAlike } from '#contract/fields/alike.ts';
import { maxLength, minLength, together } from '#contract/fields/checks.ts';
import {
  checked,
  Flag,
  Id,
  idField,
  lineText,
  requiredLine,
  requiredText,
  Version,
  versioned,
} from '#contract/fields/field.ts';
import { Paged } from '#contract/fields/paging.ts';
import { route } from '#contract/route.ts';

/** Limits of a test, a question and an option. */
export const MOST_QUESTIONS = 100;
export const MOST_OPTIONS = 20;
export const LONGEST_QUESTION = 1_000; // characters
export const LONGEST_OPTION = 200; // characters

/** Multiple choice, of which one option is right, or a written answer, which counts once the teacher marks it. */
export const questionTypes = ['mcq', 'subjective'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The error for each gap in a test. */
export const GAPS = 'Please fill out all the input.';

/** A question as the API shows it. */
export const Question = z.object({
  id: Id,
  testId: Id,
  type: z.enum(questionTypes),
  question: z.string(),
  /** Of multiple choice. */
  options: z.optional(z.array(z.string())),
  /** The right option: only the course's creator sees it. */
  answer: z.optional(z.string()),
  /** The block of the lesson that explains it: as the right option, until a learner has answered wrongly. */
  block: z.optional(Id),
});
export type Question = z.infer<typeof Question>;

const option = requiredLine(GAPS, LONGEST_OPTION);

const questionFields = z.object(
  {
    id: z.optional(Id),
    type: z.enum(questionTypes, 'A question is multiple choice (mcq) or a written answer (subjective).'),
    question: requiredText(GAPS, LONGEST_QUESTION),
    options: z.optional(
      z.array(option, GAPS).check(maxLength(MOST_OPTIONS, `A question has ${MOST_OPTIONS} options at most.`)),
    ),
    answer: z.optional(z.nullable(lineText(GAPS, LONGEST_OPTION))),
    block: z.optional(z.nullable(idField('Please choose a block of the lesson.'))),
  },
  GAPS,
);
export type QuestionDraft = z.infer<typeof questionFields>;

/**
 * A question as its creator writes it; one with the id of a stored question stays that question, whatever is changed.
 */
export const QuestionDraft = checked(
  questionFields,
  together<QuestionDraft>(['type', 'options', 'answer'], (draft) => {
    const message = questionProblem(draft);
    return message === undefined ? undefined : { message };
  }),
);

const NO_QUESTION = 'A test has at least one question.';
const Questions = z.array(QuestionDraft, NO_QUESTION).check(
  minLength(1, NO_QUESTION),
  maxLength(MOST_QUESTIONS, `A test has ${MOST_QUESTIONS} questions at most.`),
  z.check((drafts) => {
    drafts.value.forEach((draft, index) => {
      const isTwice = draft.id && drafts.value.findIndex(({ id }) => id === draft.id) < index;
      const message = 'This question is there twice.';
      if (isTwice) drafts.issues.push({ code: 'custom', message, input: draft, path: [index] });
    });
  }),
);

/**
 * The error for a multiple-choice question as a whole, if any: its options do not look the same, and one is the answer,
 * exactly.
 */
export function questionProblem({ type, options = [], answer }: QuestionDraft): string | undefined {
  if (type !== 'mcq') return undefined;
  if (options.length === 0 || answer == null || !options.includes(answer)) return GAPS;
  return hasAlike(options) ? 'This option is there twice.' : undefined;
}

/** The test of a lesson, of which a lesson has one at most; without questions it counts as none. */
export const Test = z.object({
  id: Id,
  lessonId: Id,
  questionsCount: z.int(),
  questions: z.array(Question),
  /** Whether learners see the right options of what they answered wrongly, once they have finished. */
  showsAnswers: z._default(z.boolean(), false),
  /** The number of these questions as they are now: an attempt that is begun without a connection names it. */
  edition: z.int(),
  /** Of all its questions. */
  ...versioned,
});
export type Test = z.infer<typeof Test>;

/** Off for a new test; a change without it leaves it as it is. */
const showsAnswers = z.optional(Flag);

const forLearners = 'for its creator, with the answers, and for those to whom the lesson is open, without';

export const listTests = route({
  method: 'GET',
  path: '/api/tests/lesson/{lessonId}',
  summary: `The test of a lesson, in a list of one or none: ${forLearners}.`,
  input: () => z.object({ lessonId: Id }),
  output: () => z.object({ data: z.array(Test) }),
});

export const createTest = route({
  method: 'POST',
  path: '/api/tests/add',
  summary: "Gives a lesson its test; the course's creator alone may, and once.",
  status: 201,
  input: () => z.object({ lessonId: Id, questions: Questions, showsAnswers }),
  output: () => z.object({ data: Test }),
});

export const updateTest = route({
  method: 'PUT',
  path: '/api/tests/{id}',
  summary:
    "Puts other questions in the place of a test's: one that is not named goes. The course's creator alone may. Who has begun an attempt finishes it with those of before.",
  input: () => z.object({ id: Id, questions: Questions, showsAnswers, version: Version }),
  output: () => Test,
});

export const quizzes = { listTests, createTest, updateTest };

/** All questions of a test are one page: it holds few, and they are taken together. */
const listed = { output: () => z.extend(Paged, { data: z.array(Question) }) };

export const listLessonQuestions = route({
  method: 'GET',
  path: '/api/questions/lesson/{lessonId}',
  summary: `The questions of a lesson's test: ${forLearners}.`,
  ...listed,
  input: () => z.object({ lessonId: Id }),
});

export const listTestQuestions = route({
  method: 'GET',
  path: '/api/questions/test/{testId}',
  summary: `The questions of a test: ${forLearners}.`,
  ...listed,
  input: () => z.object({ testId: Id }),
});

export const deleteQuestion = route({
  method: 'DELETE',
  path: '/api/questions/{id}',
  summary: "Takes a question out of its test; the course's creator alone may.",
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const questions = { listLessonQuestions, listTestQuestions, deleteQuestion };
