import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { MOST_OPTIONS, type QuestionType } from '#contract/quizzes.ts';
import { withMoved } from '#web/components/list/sorting.ts';
import { type DraftQuestion, newOption, newQuestion } from './test-draft.ts';
import type { Building } from './use-building.ts';

export const questionFieldId = (id: string) => `question-text-${id}`;
export const optionFieldId = (id: string, optionId: string) => `option-${id}-${optionId}`;

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** The actions on a test's questions; the same functions as long as they are on the screen. */
export function useQuestionActs(change: Building['change'], latest: Building['latest']) {
  return useMemo(() => {
    const changeAll = (how: (questions: readonly DraftQuestion[]) => DraftQuestion[]) =>
      change((draft) => ({ ...draft, questions: how(draft.questions) }));
    const changeOne = (id: string, how: (question: DraftQuestion) => Partial<DraftQuestion>) =>
      changeAll((all) => all.map((each) => (each.id === id ? { ...each, ...how(each) } : each)));
    const optionsOf = (id: string) =>
      latest().questions.find((question) => question.id === id)?.options ?? [];

    const addOption = (id: string) => {
      if (optionsOf(id).length >= MOST_OPTIONS) return;
      const added = newOption();
      flushSync(() => changeOne(id, ({ options }) => ({ options: [...options, added] })));
      focusOn(optionFieldId(id, added.id));
    };
    return {
      /** At the end. */
      add(type: QuestionType): void {
        const added = newQuestion(type);
        flushSync(() => changeAll((all) => [...all, added]));
        focusOn(questionFieldId(added.id));
      },
      /** Those that were pasted. */
      addAll: (added: readonly DraftQuestion[]) => changeAll((all) => [...all, ...added]),
      move: (id: string, to: number) => changeAll((all) => [...withMoved(all, id, to)]),
      remove(id: string): void {
        const at = latest().questions.findIndex((question) => question.id === id);
        flushSync(() => changeAll((all) => all.filter((question) => question.id !== id)));
        const beside = latest().questions[at] ?? latest().questions.at(-1);
        if (beside) focusOn(questionFieldId(beside.id));
      },
      write: (id: string, question: string) => changeOne(id, () => ({ question })),
      mark: (id: string, right: string) => changeOne(id, () => ({ right })),
      /** An empty one takes it back. */
      choosePlace: (id: string, block: string) => changeOne(id, () => ({ block: block || undefined })),
      addOption,
      writeOption: (id: string, optionId: string, text: string) =>
        changeOne(id, ({ options }) => ({
          options: options.map((option) => (option.id === optionId ? { ...option, text } : option)),
        })),
      /** To the next one; after the last a new one. */
      goOn(id: string, optionId: string): void {
        const options = optionsOf(id);
        const next = options[options.findIndex((option) => option.id === optionId) + 1];
        if (next) focusOn(optionFieldId(id, next.id));
        else addOption(id);
      },
      /** The only one stays. */
      removeOption(id: string, optionId: string): void {
        const options = optionsOf(id);
        const at = options.findIndex((option) => option.id === optionId);
        const beside = options[at + 1] ?? options[at - 1];
        if (!beside) return;
        flushSync(() =>
          changeOne(id, (now) => ({
            options: now.options.filter((option) => option.id !== optionId),
            right: now.right === optionId ? undefined : now.right,
          })),
        );
        focusOn(optionFieldId(id, beside.id));
      },
    };
  }, [change, latest]);
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;
