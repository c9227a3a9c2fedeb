import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { MOST_SURVEY_OPTIONS, type SurveyQuestionKind } from '#contract/survey-questions.ts';
import { withMoved } from '#web/components/list/sorting.ts';
import { type DraftQuestion, newOption, newQuestion } from './survey-draft.ts';
import type { Asking } from './use-asking.ts';

export const questionFieldId = (id: string) => `survey-question-${id}`;
export const optionFieldId = (id: string, optionId: string) => `survey-option-${id}-${optionId}`;
/** Where one adds a question: the focus goes there after the last one is removed. */
export const ADD_ID = 'survey-add';

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** The actions on a survey's questions; the same functions as long as they are on the screen. */
export function useQuestionActs(change: Asking['change'], latest: Asking['latest']) {
  return useMemo(() => {
    const changeAll = (how: (questions: readonly DraftQuestion[]) => DraftQuestion[]) =>
      change((draft) => ({ ...draft, questions: how(draft.questions) }));
    const changeOne = (id: string, how: (question: DraftQuestion) => Partial<DraftQuestion>) =>
      changeAll((all) => all.map((each) => (each.id === id ? { ...each, ...how(each) } : each)));
    const optionsOf = (id: string) => latest().questions.find((each) => each.id === id)?.options ?? [];
    return {
      /** At the end. */
      add(kind: SurveyQuestionKind): void {
        const added = newQuestion(kind);
        flushSync(() => changeAll((all) => [...all, added]));
        focusOn(questionFieldId(added.id));
      },
      move: (id: string, to: number) => changeAll((all) => [...withMoved(all, id, to)]),
      remove(id: string): void {
        const at = latest().questions.findIndex((question) => question.id === id);
        flushSync(() => changeAll((all) => all.filter((question) => question.id !== id)));
        const beside = latest().questions[at] ?? latest().questions.at(-1);
        focusOn(beside ? questionFieldId(beside.id) : ADD_ID);
      },
      write: (
        id: string,
        part: Partial<Pick<DraftQuestion, 'question' | 'isRequired' | 'lowLabel' | 'highLabel'>>,
      ) => changeOne(id, () => part),
      addOption(id: string): void {
        if (optionsOf(id).length >= MOST_SURVEY_OPTIONS) return;
        const added = newOption();
        flushSync(() => changeOne(id, ({ options }) => ({ options: [...options, added] })));
        focusOn(optionFieldId(id, added.id));
      },
      writeOption: (id: string, optionId: string, text: string) =>
        changeOne(id, ({ options }) => ({
          options: options.map((option) => (option.id === optionId ? { ...option, text } : option)),
        })),
      /** The last two stay. */
      removeOption(id: string, optionId: string): void {
        const options = optionsOf(id);
        const at = options.findIndex((option) => option.id === optionId);
        const beside = options[at + 1] ?? options[at - 1];
        if (!beside || options.length <= 2) return;
        flushSync(() =>
          changeOne(id, (now) => ({ options: now.options.filter((option) => option.id !== optionId) })),
        );
        focusOn(optionFieldId(id, beside.id));
      },
    };
  }, [change, latest]);
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;
