import * as z from 'zod/mini';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { type QuestionDraft, questionTypes, type quizzes, type Test } from '#contract/quizzes/quizzes.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { type NewEntry, newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';

const DraftOption = z.object({ id: z.string(), text: z.string() });
export type DraftOption = z.infer<typeof DraftOption>;

const DraftQuestion = z.object({
  /** The device's id. */
  id: z.string(),
  /** The API's id, once it is stored. */
  storedId: z.optional(z.string()),
  type: z.enum(questionTypes),
  question: z.string(),
  /** Of multiple choice, at least one. */
  options: z.array(DraftOption),
  /** Id of the right one. */
  right: z.optional(z.string()),
  /** The block of the lesson that explains it. */
  block: z.optional(z.string()),
});
export type DraftQuestion = z.infer<typeof DraftQuestion>;

/** A test as it is written; kept on the device until it is saved. */
const TestDraft = z.object({
  questions: z.array(DraftQuestion),
  /** Whether learners see the right answers afterwards; absent: as it is stored, or not. */
  showsAnswers: z.optional(z.boolean()),
  /** Version of the stored test that it began with; absent for a new one. */
  version: z.optional(z.int()),
});
export type TestDraft = z.infer<typeof TestDraft>;

/** The draft of a stored test; without one, an empty draft. */
export const draftOf = (test: Test | undefined): TestDraft => ({
  version: test?.version,
  showsAnswers: test?.showsAnswers,
  questions: (test?.questions ?? []).map(({ id, type, question, options = [], answer, block }) => {
    const shown = options.map((text, index) => ({ id: String(index), text }));
    const right = shown.find(({ text }) => text === answer)?.id;
    return { id, storedId: id, type, question, options: shown, right, block };
  }),
});

export const newOption = (): DraftOption => ({ id: newKey(), text: '' });

export const newQuestion = (type: DraftQuestion['type']): DraftQuestion => ({
  id: newKey(),
  type,
  question: '',
  options: type === 'mcq' ? [newOption(), newOption()] : [],
});

/** The input of its save. */
const questionsOf = ({ questions }: TestDraft): QuestionDraft[] =>
  questions.map(({ storedId, type, question, options, right, block }) => ({
    ...(storedId && { id: storedId }),
    ...(block && { block }),
    type,
    question: question.trim(),
    ...(type === 'mcq' && {
      options: options.map(({ text }) => text.trim()),
      answer: options.find(({ id }) => id === right)?.text.trim(),
    }),
  }));

const inputOf = (draft: TestDraft) => ({
  questions: questionsOf(draft),
  ...(draft.showsAnswers !== undefined && { showsAnswers: draft.showsAnswers }),
});

/** Whether two are equal, whatever the device's ids of their parts. */
export const saysSame = (draft: TestDraft, sent: unknown): boolean =>
  JSON.stringify(inputOf(draft)) === JSON.stringify(sent);

/** By the lesson's id. */
export const testDrafts = deviceDrafts(TestDraft, (lessonId) => `testDraft/${lessonId}`);

/** What is pasted and not added yet, by the lesson's id. */
export const pastedTexts = deviceDrafts(z.string(), (lessonId) => `pastedQuestions/${lessonId}`);

/** Of a lesson: its test has the lesson's id. */
export type TestOf = Pick<Lesson, 'id' | 'courseId' | 'title'>;

const KIND = 'test';

/** Its outbox entry: one for each lesson, which a later one replaces. */
export const testEntryId = (lessonId: string) => `${KIND}/${lessonId}`;
export const lessonIn = ({ id }: Pick<OutboxEntry, 'id'>) => id.slice(testEntryId('').length);

const aboutEntry = ({ id, title }: TestOf) => ({
  id: testEntryId(id),
  kind: KIND,
  title: messages.unsent.title(title),
  queueKey: `/admin/edit-test/${id}`,
});

/**
 * The entry that saves a lesson's test. Steps that may have arrived already (`earlier`) are sent again before it, and
 * it then changes their result; a draft without a version makes a new test.
 */
export function savingEntry(lesson: TestOf, draft: TestDraft, earlier: readonly Step[]): NewEntry {
  const before = earlier.filter(({ route }) => route !== 'questions.deleteQuestion');
  const last = before.at(-1);
  const path = last?.route === 'quizzes.createTest' ? 'data.version' : 'version';
  const version = last ? { from: last.key, path } : draft.version;
  const [input, more] = [inputOf(draft), { part: lesson.courseId }];
  const step =
    version === undefined
      ? newStep('quizzes.createTest', { lessonId: lesson.id, ...input }, more)
      : newStep('quizzes.updateTest', { id: lesson.id, ...input, version }, more);
  return { ...aboutEntry(lesson), steps: [...before, step] };
}

/** The entry that deletes all of a lesson's test: a saved test has at least one question. */
export const deletionEntry = (lesson: TestOf, { questions = [] }: Partial<Test>): NewEntry => ({
  ...aboutEntry(lesson),
  steps: questions.map(({ id }) => newStep('questions.deleteQuestion', { id }, { part: lesson.courseId })),
});

export interface SavedTest {
  /** Absent: the lesson has none any more. */
  readonly test: Test | undefined;
  readonly sent: unknown;
  readonly courseId: string;
}

/** The result. */
export function savedIn({ steps }: Pick<OutboxEntry, 'steps'>): SavedTest | undefined {
  const last = steps.at(-1);
  if (last?.state !== 'done') return undefined;
  const { questions, showsAnswers } = last.input;
  return { test: testIn(last), sent: { questions, showsAnswers }, courseId: last.part ?? '' };
}

function testIn({ route, reply }: Step): Test | undefined {
  if (route === 'quizzes.createTest') return (reply as z.output<typeof quizzes.createTest.output>).data;
  return route === 'quizzes.updateTest' ? (reply as Test) : undefined;
}
