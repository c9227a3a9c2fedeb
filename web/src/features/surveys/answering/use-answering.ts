import { useState } from 'react';
import type { Survey } from '#contract/surveys/surveys.ts';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { reloadSurvey } from '../replies.ts';
import {
  type AnswersDraft,
  answerDrafts,
  answeredIn,
  answersEntry,
  answersId,
  isOutdated,
  OTHERS,
  type Said,
} from './answers.ts';
import { carriedOver } from './carry-over.ts';
import { problemsOf, whyNot } from './problems.ts';

/** Answers a survey: what is chosen stays on the device until it is sent. */
export function useAnswering(memberId: string, survey: Survey) {
  const { id, questions, isNamed } = survey;
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isAnew, setAnew] = useState(false);
  const { typed, latest, type, say, send, bar } = useTypedSave<AnswersDraft, object>({
    drafts: answerDrafts,
    memberId,
    id,
    entryId: answersId(id),
    savedIn: answeredIn,
    onSaved: () => setDone(true),
    onRefused({ code, message }) {
      say({ text: message });
      // Another phone was faster, it has ended, or it asks something else now: the page says so.
      if (isOutdated(code)) reloadSurvey(id);
      if (code !== OTHERS) return;
      setAnew(true);
      setChecked(false);
    },
  });
  const now = (draft: AnswersDraft | undefined): AnswersDraft =>
    draft ? carriedOver(draft, survey) : { answers: {}, questions, isNamed };
  const { answers, change } = now(typed);

  return {
    answers,
    change,
    bar,
    isDone,
    /** Whether what was sent from here was to other questions. */
    isAnew,
    problems: isChecked ? problemsOf(questions, answers) : {},
    summary: isChecked ? whyNot(questions, answers) : undefined,
    answer(questionId: string, said: Said): void {
      const draft = now(latest.current);
      type({ ...draft, answers: { ...draft.answers, [questionId]: said } });
    },
    /** @returns whether it went out, or waits; otherwise something is missing */
    async save(): Promise<boolean> {
      setChecked(true);
      if (whyNot(questions, answers) !== undefined) return false;
      await send(() => ({ entry: answersEntry(survey, answers) }));
      return true;
    },
  };
}
