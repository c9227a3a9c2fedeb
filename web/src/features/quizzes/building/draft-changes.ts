import type { QuestionType } from '#contract/quizzes.ts';
import { withMoved } from '#web/components/list/sorting.ts';
import { type DraftQuestion, newOption, newQuestion, type TestDraft } from './test-draft.ts';

type Change = (draft: TestDraft) => TestDraft;

export const addQuestion =
  (type: QuestionType): Change =>
  (draft) => ({ ...draft, questions: [...draft.questions, newQuestion(type)] });

export const removeQuestion =
  (id: string): Change =>
  (draft) => ({ ...draft, questions: draft.questions.filter((question) => question.id !== id) });

export const moveQuestion =
  (id: string, to: number): Change =>
  (draft) => ({ ...draft, questions: [...withMoved(draft.questions, id, to)] });

export const changeQuestion =
  (id: string, how: (question: DraftQuestion) => DraftQuestion): Change =>
  (draft) => ({
    ...draft,
    questions: draft.questions.map((question) => (question.id === id ? how(question) : question)),
  });

export const writeOption =
  (optionId: string, text: string) =>
  (question: DraftQuestion): DraftQuestion => ({
    ...question,
    options: question.options.map((option) => (option.id === optionId ? { ...option, text } : option)),
  });

export const addOption = (question: DraftQuestion): DraftQuestion => ({
  ...question,
  options: [...question.options, newOption()],
});

/** The only one stays. */
export const removeOption =
  (optionId: string) =>
  (question: DraftQuestion): DraftQuestion => {
    const options = question.options.filter(({ id }) => id !== optionId);
    if (options.length === 0) return question;
    return { ...question, options, right: question.right === optionId ? undefined : question.right };
  };
