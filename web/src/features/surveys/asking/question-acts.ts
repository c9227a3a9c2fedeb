import { useMemo } from 'react';
import { MOST_SURVEY_OPTIONS, type SurveyQuestionKind } from '#contract/surveys/survey-questions.ts';
import { questionActs } from '#web/parts/questions/question-acts.ts';
import { type DraftQuestion, newOption, newQuestion, type SurveyDraft } from './survey-draft.ts';
import type { Asking } from './use-asking.ts';

/** Where one adds a question: the focus goes there after the last one is removed. */
export const ADD_ID = 'survey-add';

/** The actions on a survey's questions; the same functions as long as they are on the screen. */
export function useQuestionActs(change: Asking['change'], latest: Asking['latest']) {
  return useMemo(() => {
    const acts = questionActs<DraftQuestion, SurveyDraft>({
      change,
      latest,
      newOption,
      emptyId: ADD_ID,
      bounds: { fewest: 2, most: MOST_SURVEY_OPTIONS },
    });
    return {
      ...acts,
      add: (kind: SurveyQuestionKind) => acts.addQuestion(newQuestion(kind)),
      write: (
        id: string,
        part: Partial<Pick<DraftQuestion, 'question' | 'isRequired' | 'lowLabel' | 'highLabel'>>,
      ) => acts.changeOne(id, () => part),
    };
  }, [change, latest]);
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;
