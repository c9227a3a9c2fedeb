import { useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { reloadSurvey } from '../replies.ts';
import {
  ANSWERED,
  type Answers,
  answerDrafts,
  answeredIn,
  answersEntry,
  answersId,
  OVER,
  type Said,
} from './answers.ts';
import { problemsOf, whyNot } from './problems.ts';

/** Answers a survey: what is chosen stays on the device until it is sent. */
export function useAnswering(memberId: string, survey: Survey) {
  const { id, questions } = survey;
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { typed, latest, type, say, send, bar } = useTypedSave<Answers, object>({
    ...{ drafts: answerDrafts, memberId, id, entryId: answersId(id), savedIn: answeredIn },
    onSaved: () => setDone(true),
    onRefused(error) {
      say({ text: error.message });
      // Another phone was faster, or it has ended: the page says so.
      if (error.code === ANSWERED || error.code === OVER) reloadSurvey(id);
    },
  });
  const answers = typed ?? {};

  return {
    ...{ answers, bar, isDone },
    problems: isChecked ? problemsOf(questions, answers) : {},
    summary: isChecked ? whyNot(questions, answers) : undefined,
    answer: (questionId: string, said: Said) => type({ ...(latest.current ?? {}), [questionId]: said }),
    /** @returns whether it went out, or waits; otherwise something is missing */
    async save(): Promise<boolean> {
      setChecked(true);
      if (whyNot(questions, answers) !== undefined) return false;
      await send(() => ({ entry: answersEntry(survey, answers) }));
      return true;
    },
  };
}
