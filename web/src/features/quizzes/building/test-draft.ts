import * as z from 'zod/mini';
import { type QuestionDraft, questionTypes, type Test } from '#contract/quizzes.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';

const DraftOption = z.object({ id: z.string(), text: z.string() });
export type DraftOption = z.infer<typeof DraftOption>;

const DraftQuestion = z.object({
  /** As the device calls it. */
  id: z.string(),
  /** As the API does, once it is stored. */
  storedId: z.optional(z.string()),
  type: z.enum(questionTypes),
  question: z.string(),
  /** Of multiple choice, at least one. */
  options: z.array(DraftOption),
  /** Id of the right one. */
  right: z.optional(z.string()),
});
export type DraftQuestion = z.infer<typeof DraftQuestion>;

/** A test as it is written; kept on the device until it is saved. */
export const TestDraft = z.object({
  questions: z.array(DraftQuestion),
  /** Of the stored test that it began with; absent for a new one. */
  version: z.optional(z.int()),
});
export type TestDraft = z.infer<typeof TestDraft>;

/** As the stored test is written; without one, nothing is. */
export const draftOf = (test: Test | undefined): TestDraft => ({
  version: test?.version,
  questions: (test?.questions ?? []).map(({ id, type, question, options = [], answer }) => {
    const shown = options.map((text, place) => ({ id: String(place), text }));
    const right = shown.find(({ text }) => text === answer)?.id;
    return { id, storedId: id, type, question, options: shown, right };
  }),
});

export const newOption = (): DraftOption => ({ id: newKey(), text: '' });

export const newQuestion = (type: DraftQuestion['type']): DraftQuestion => ({
  id: newKey(),
  type,
  question: '',
  options: type === 'mcq' ? [newOption(), newOption()] : [],
});

/** What is sent of it. */
export const questionsOf = ({ questions }: TestDraft): QuestionDraft[] =>
  questions.map(({ storedId, type, question, options, right }) => ({
    ...(storedId && { id: storedId }),
    type,
    question: question.trim(),
    ...(type === 'mcq' && {
      options: options.map(({ text }) => text.trim()),
      answer: options.find(({ id }) => id === right)?.text.trim(),
    }),
  }));

/** Whether two say the same, however the device calls their parts. */
export const saysSame = (draft: TestDraft, sent: unknown): boolean =>
  JSON.stringify(questionsOf(draft)) === JSON.stringify(sent);

/** By the lesson's id. */
export const testDrafts = deviceDrafts(TestDraft, (lessonId) => `testDraft/${lessonId}`);
