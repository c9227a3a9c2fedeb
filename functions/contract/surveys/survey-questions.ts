import * as z from 'zod/mini';
import { hasAlike } from '#contract/fields/alike.ts';
import { maxLength, minLength, together } from '#contract/fields/checks.ts';
import {
  checked,
  Flag,
  Id,
  optionalName,
  requiredLine,
  requiredText,
  text,
  wholeNumber,
} from '#contract/fields/field.ts';

/** What a survey asks, and what is answered. */

/** One option, several, a number from 1 to 5, or a text. */
export const surveyQuestionKinds = ['one', 'several', 'scale', 'text'] as const;
export type SurveyQuestionKind = (typeof surveyQuestionKinds)[number];

export const MOST_SURVEY_QUESTIONS = 20;
/** Of one question. */
export const MOST_SURVEY_OPTIONS = 12;
/** In characters. */
export const LONGEST_SURVEY_QUESTION = 500;
export const LONGEST_SURVEY_OPTION = 200;
export const LONGEST_SCALE_LABEL = 50;
/** All questions of a survey with their options: lists read them, too. */
export const LONGEST_SURVEY_QUESTIONS = 10_000;
export const LONGEST_SURVEY_ANSWER = 1_000;
/** All that is written in one answer to a survey. */
export const LONGEST_SURVEY_ANSWERS = 5_000;

/** A question as the API shows it. Its ids, and those of its options, are others once the questions are changed. */
export const SurveyQuestion = z.object({
  id: Id,
  kind: z.enum(surveyQuestionKinds),
  question: z.string(),
  isRequired: z.boolean(),
  /** Of `one` and `several`. */
  options: z.optional(z.array(z.object({ id: Id, text: z.string() }))),
  /** What 1 and 5 of a scale mean, where that is said. */
  lowLabel: z.optional(z.string()),
  highLabel: z.optional(z.string()),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

const NO_OPTION = 'Please write at least two options.';
const WRITE_OPTION = 'Please write the option.';
const option = z.object({ text: requiredLine(WRITE_OPTION, LONGEST_SURVEY_OPTION) }, WRITE_OPTION);

const WRITE_QUESTION = 'Please write the question.';
const questionShape = {
  kind: z.enum(surveyQuestionKinds, 'This must be one, several, scale or text.'),
  question: requiredText(WRITE_QUESTION, LONGEST_SURVEY_QUESTION),
  /** @default false */
  isRequired: z.optional(Flag),
  options: z.optional(
    z
      .array(option, NO_OPTION)
      .check(maxLength(MOST_SURVEY_OPTIONS, `A question has ${MOST_SURVEY_OPTIONS} options at most.`)),
  ),
  lowLabel: optionalName(LONGEST_SCALE_LABEL),
  highLabel: optionalName(LONGEST_SCALE_LABEL),
};
const questionFields = z.object(questionShape, WRITE_QUESTION);
export type SurveyQuestionDraft = z.infer<typeof questionFields>;

/** Whether a question is answered by options. */
export const hasOptions = (kind: SurveyQuestionKind): boolean => kind === 'one' || kind === 'several';

/** A question as it is typed; what its kind has not is ignored, ids are given by the server. */
export const SurveyQuestionDraft = checked(
  questionFields,
  together<SurveyQuestionDraft>(['kind', 'options'], ({ kind, options = [] }) => {
    if (!hasOptions(kind)) return undefined;
    if (options.length < 2) return { field: 'options', message: NO_OPTION };
    const isTwice = hasAlike(options.map(({ text }) => text));
    return isTwice ? { field: 'options', message: 'This option is there twice.' } : undefined;
  }),
);

const NO_QUESTION = 'A survey has at least one question.';
const TOO_MUCH = 'This is too long in all: please shorten questions and options.';

const lengthOf = ({ question, options = [] }: SurveyQuestionDraft): number =>
  options.reduce((sum, { text }) => sum + text.length, question.length);

export const SurveyQuestions = z.array(SurveyQuestionDraft, NO_QUESTION).check(
  minLength(1, NO_QUESTION),
  maxLength(MOST_SURVEY_QUESTIONS, `A survey has ${MOST_SURVEY_QUESTIONS} questions at most.`),
  z.refine(
    (drafts) => drafts.reduce((sum, draft) => sum + lengthOf(draft), 0) <= LONGEST_SURVEY_QUESTIONS,
    TOO_MUCH,
  ),
);

const answerShape = {
  questionId: Id,
  /** Of `one` and `several`. */
  options: z.optional(
    z.array(Id, 'This must be a list of options.').check(maxLength(MOST_SURVEY_OPTIONS, 'Too many options.')),
  ),
  /** Of a scale. */
  value: z.optional(wholeNumber(1, 5, 'Please choose a number from 1 to 5.')),
  text: z.optional(text('This must be a text.', LONGEST_SURVEY_ANSWER)),
};
/** An answer to one question: ids of options, a number or a text, as its kind says. */
export const SurveyAnswer = z.object(answerShape, 'Please answer the question.');
export type SurveyAnswer = z.infer<typeof SurveyAnswer>;

const tooLong = 'This is too long in all: please write less in some of the answers.';

/** All that one member answers; a question that is left out is not answered. */
export const AnswersDraft = z.array(SurveyAnswer, 'Please answer the questions.').check(
  maxLength(MOST_SURVEY_QUESTIONS, 'There are more answers than questions.'),
  z.refine(
    (answers) => answers.reduce((sum, { text = '' }) => sum + text.length, 0) <= LONGEST_SURVEY_ANSWERS,
    tooLong,
  ),
);
