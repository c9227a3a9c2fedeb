import type { Question, Test } from '#contract/quizzes/quizzes.ts';
import type { StoredQuestion } from './editions.ts';
import type { TestItem } from './test.ts';

/** A test with its questions as they were read. */
export interface Asked {
  readonly test: TestItem;
  readonly questions: readonly StoredQuestion[];
  /** Whether they are for the course's creator, who alone sees the right answers. */
  readonly withAnswers: boolean;
}

/** Questions as a member sees them. */
export const showQuestions = (
  testId: string,
  questions: readonly StoredQuestion[],
  withAnswers: boolean,
): Question[] =>
  // Field by field, so that nothing else that is stored goes out.
  questions.map(({ id, type, question, options, answer, block }) => ({
    id,
    testId,
    type,
    question,
    options,
    ...(withAnswers && { answer, block }),
  }));

/** Questions as a list of one page. */
export const asOnePage = (data: Question[]) => ({
  data,
  page: 1,
  pageSize: data.length,
  pages: 1,
  totalPages: 1,
  totalItems: data.length,
});

export const showTest = ({ test, questions, withAnswers }: Asked): Test => ({
  id: test.id,
  lessonId: test.id,
  questionsCount: test.questionsCount,
  questions: showQuestions(test.id, questions, withAnswers),
  showsAnswers: test.showsAnswers,
  edition: test.edition,
  version: test.version,
  changedAt: test.changedAt,
});
