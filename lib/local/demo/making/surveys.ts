import type { Survey, SurveyedOn } from '#contract/surveys/surveys.ts';
import type { Session } from '../../sign-in.ts';
import { demoSurveys } from '../surveys.ts';
import { post } from './calls.ts';

interface Place {
  readonly noun: SurveyedOn;
  readonly id: string;
  readonly title: string;
  readonly creator: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Has who made a place ask its members, and some of them answer. */
export async function askIn(
  url: string,
  session: (name: string) => Session,
  { noun, id, title, creator }: Place,
): Promise<void> {
  const asked = demoSurveys[title];
  if (!asked) return;
  const { days, answers, ...draft } = asked;
  const until = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const body = { on: noun, id, until, ...draft };
  const key = JSON.stringify(body);
  const { data } = await post<{ data: Survey }>(url, session(creator), '/api/surveys/add', body, key);
  const path = `/api/surveys/${data.id}/answers`;
  for (const [name, said] of Object.entries(answers)) {
    const sent = data.questions.flatMap<object>((question, index) => answerTo(question, said[index]));
    await post(url, session(name), path, { answers: sent }, `${key} answered by ${name}`);
  }
}

type Said = (typeof demoSurveys)[string]['answers'][string][number];

function answerTo({ id: questionId, options = [] }: Survey['questions'][number], said: Said) {
  if (said === undefined) return [];
  if (typeof said === 'number') return [{ questionId, value: said }];
  if (typeof said === 'string') return [{ questionId, text: said }];
  return [{ questionId, options: options.filter(({ text }) => said.includes(text)).map(({ id }) => id) }];
}
