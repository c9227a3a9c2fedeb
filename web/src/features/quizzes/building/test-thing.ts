import type * as z from 'zod/mini';
import type { Lesson } from '#contract/lessons.ts';
import type { QuestionDraft, quizzes, Test } from '#contract/quizzes.ts';
import { type NewThing, newStep, type Step, type Thing } from '#web/parts/sync/queue/thing.ts';
import { messages } from './messages.ts';

/** Of which lesson: its test has its id. */
export type TestOf = Pick<Lesson, 'id' | 'courseId' | 'title'>;

const KIND = 'test';

/** In the outbox: one for each lesson, whose place a later one takes. */
export const testThingId = (lessonId: string) => `${KIND}/${lessonId}`;
export const lessonIn = ({ id }: Pick<Thing, 'id'>) => id.slice(testThingId('').length);

interface TestChange {
  readonly questions: QuestionDraft[];
  /** That is to be changed; absent: the lesson has no test yet. */
  readonly version: number | undefined;
  /** What may have arrived already: it goes again before this, which then changes what it left. */
  readonly earlier: readonly Step[];
}

/** What the outbox sends to save a lesson's test. */
export function savingThing(lesson: TestOf, { questions, version, earlier }: TestChange): NewThing {
  const before = earlier.filter(({ route }) => route !== 'questions.deleteQuestion');
  const last = before.at(-1);
  const more = { part: lesson.courseId };
  const from = last && {
    from: last.key,
    path: last.route === 'quizzes.createTest' ? 'data.version' : 'version',
  };
  const step =
    from || version !== undefined
      ? newStep('quizzes.updateTest', { id: lesson.id, questions, version: from ?? version }, more)
      : newStep('quizzes.createTest', { lessonId: lesson.id, questions }, more);
  return { ...aboutThing(lesson), steps: [...before, step] };
}

/** What takes all of a lesson's test away: a saved test has at least one question. */
export const deletionThing = (lesson: TestOf, questionIds: readonly string[]): NewThing => ({
  ...aboutThing(lesson),
  steps: questionIds.map((id) => newStep('questions.deleteQuestion', { id }, { part: lesson.courseId })),
});

const aboutThing = ({ id, title }: TestOf) => ({
  id: testThingId(id),
  kind: KIND,
  title: messages.unsent.title(title),
  place: `/admin/edit-test/${id}`,
});

export interface SavedTest {
  /** Absent: the lesson has none any more. */
  readonly test: Test | undefined;
  readonly sent: unknown;
  readonly courseId: string;
}

/** What it left. */
export function savedIn({ steps }: Pick<Thing, 'steps'>): SavedTest | undefined {
  const last = steps.at(-1);
  if (last?.state !== 'done') return undefined;
  return { test: testIn(last), sent: last.input['questions'], courseId: last.part ?? '' };
}

function testIn({ route, reply }: Step): Test | undefined {
  if (route === 'quizzes.createTest') return (reply as z.output<typeof quizzes.createTest.output>).data;
  return route === 'quizzes.updateTest' ? (reply as Test) : undefined;
}
