import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { MOST_OPTIONS } from '#contract/quizzes.ts';
import { addOption, changeQuestion, removeOption, writeOption } from './draft-changes.ts';
import type { DraftQuestion } from './test-draft.ts';
import type { Building } from './use-building.ts';

export const questionFieldId = (id: string) => `question-text-${id}`;
export const optionFieldId = (id: string, optionId: string) => `option-${id}-${optionId}`;

export const focusOn = (id: string) => document.getElementById(id)?.focus();

/** What one does with a question; the same for as long as it is on the screen. */
export function useQuestionActs(change: Building['change'], latest: Building['latest']) {
  return useMemo(() => {
    const questionOf = (id: string) => latest().questions.find((question) => question.id === id);
    const changeNow = (id: string, how: (question: DraftQuestion) => DraftQuestion) =>
      flushSync(() => change(changeQuestion(id, how)));
    const add = (id: string) => {
      if ((questionOf(id)?.options.length ?? 0) >= MOST_OPTIONS) return;
      changeNow(id, addOption);
      const last = questionOf(id)?.options.at(-1);
      if (last) focusOn(optionFieldId(id, last.id));
    };
    return {
      write: (id: string, question: string) => change(changeQuestion(id, (now) => ({ ...now, question }))),
      writeOption: (id: string, optionId: string, text: string) =>
        change(changeQuestion(id, writeOption(optionId, text))),
      mark: (id: string, right: string) => change(changeQuestion(id, (now) => ({ ...now, right }))),
      addOption: add,
      /** To the next one; behind the last a new one. */
      goOn(id: string, optionId: string): void {
        const options = questionOf(id)?.options ?? [];
        const next = options[options.findIndex((option) => option.id === optionId) + 1];
        if (next) focusOn(optionFieldId(id, next.id));
        else add(id);
      },
      removeOption(id: string, optionId: string): void {
        const options = questionOf(id)?.options ?? [];
        const at = options.findIndex((option) => option.id === optionId);
        const beside = options[at + 1] ?? options[at - 1];
        if (!beside) return;
        changeNow(id, removeOption(optionId));
        focusOn(optionFieldId(id, beside.id));
      },
    };
  }, [change, latest]);
}

export type QuestionActs = ReturnType<typeof useQuestionActs>;
