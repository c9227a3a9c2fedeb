import { useMemo } from 'react';
import { MOST_OPTIONS, type QuestionType } from '#contract/quizzes/quizzes.ts';
import { questionActs } from '#web/parts/questions/question-acts.ts';
import { type DraftQuestion, newOption, newQuestion, type TestDraft } from './test-draft.ts';
import type { Building } from './use-building.ts';

/** The actions on a test's questions; the same functions as long as they are on the screen. */
export function useQuestionActs(change: Building['change'], latest: Building['latest']) {
  return useMemo(() => {
    const acts = questionActs<DraftQuestion, TestDraft>({
      change,
      latest,
      newOption,
      bounds: { fewest: 1, most: MOST_OPTIONS },
    });
    const { changeAll, changeOne } = acts;
    return {
      ...acts,
      add: (type: QuestionType) => acts.addQuestion(newQuestion(type)),
      /** Those that were pasted. */
      addAll: (added: readonly DraftQuestion[]) => changeAll((all) => [...all, ...added]),
      write: (id: string, question: string) => changeOne(id, () => ({ question })),
      mark: (id: string, right: string) => changeOne(id, () => ({ right })),
      /** An empty one takes it back. */
      choosePlace: (id: string, block: string) => changeOne(id, () => ({ block: block || undefined })),
      /** The right one is none then. */
      removeOption(id: string, optionId: string): void {
        const right = latest().questions.find((question) => question.id === id)?.right;
        acts.removeOption(id, optionId, right === optionId ? { right: undefined } : {});
      },
    };
  }, [change, latest]);
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;
