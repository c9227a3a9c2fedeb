import * as z from 'zod/mini';
import { maxLength, minLength } from '#contract/fields/checks.ts';
import { Id, text } from '#contract/fields/field.ts';
import { MOST_QUESTIONS } from './quizzes.ts';

/** Characters of what a teacher says to one answer, and to all answers of an attempt together. */
export const LONGEST_REMARK = 20_000;
export const LONGEST_REMARKS = 100_000;

/** A teacher's remark on an answer; they may mark a written one. */
export const Remark = z.object({
  questionId: Id,
  text: z.optional(z.string()),
  /** Of a written answer; absent until it is marked: it does not count before. */
  isRight: z.optional(z.boolean()),
});
export type Remark = z.infer<typeof Remark>;

/** A remark as it is sent: absent leaves it, null removes it. */
export const RemarkDraft = z.object(
  {
    questionId: Id,
    text: z.optional(z.nullable(text('This must be a text.', LONGEST_REMARK))),
    isRight: z.optional(z.nullable(z.boolean('A written answer is right (true) or wrong (false).'))),
  },
  'A remark says to which question it is.',
);
export type RemarkDraft = z.infer<typeof RemarkDraft>;

const NO_REMARKS = 'Please say what is remarked.';
export const RemarkDrafts = z.array(RemarkDraft, NO_REMARKS).check(
  minLength(1, NO_REMARKS),
  maxLength(MOST_QUESTIONS, `A test has ${MOST_QUESTIONS} questions at most.`),
  z.refine(
    (drafts) => new Set(drafts.map(({ questionId }) => questionId)).size === drafts.length,
    'A question is remarked on here twice.',
  ),
);
