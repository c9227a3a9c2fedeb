import * as z from 'zod/mini';
import { SurveyAnswer, type SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { survey } from '#kinds/declared/survey.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

/** What a member answered to a survey, in words. */
export interface Answered {
  readonly surveyId: string;
  readonly title: string;
  readonly day: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

const Row = z.object({ surveyId: z.string(), day: z.string(), answers: z.array(SurveyAnswer) });

/** Undefined where the survey is gone. */
export async function readAnswered(key: Key): Promise<Answered | undefined> {
  const stored = await findItem(key);
  if (!stored) return undefined;
  const { surveyId, day, answers } = Row.parse(stored);
  const item = await findItem(survey.key({ id: surveyId }));
  if (!item) return undefined;
  const { title, questions } = survey.declared.item.parse(item);
  return { surveyId, title, day, answers: answers.flatMap((one) => inWords(questions, one)) };
}

function inWords(
  questions: readonly SurveyQuestion[],
  { questionId, options = [], value, text }: SurveyAnswer,
) {
  const asked = questions.find(({ id }) => id === questionId);
  if (!asked) return [];
  const chosen = asked.options?.filter(({ id }) => options.includes(id)).map((option) => option.text) ?? [];
  return {
    question: asked.question,
    answer: text ?? (value === undefined ? chosen.join(', ') : String(value)),
  };
}
