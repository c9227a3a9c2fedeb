import type { SurveyQuestion, SurveyQuestionDraft } from '#contract/surveys/survey-questions.ts';
import type { SurveyedOn, SurveyScope } from '#contract/surveys/surveys.ts';
import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day from now on, as YYYY-MM-DD. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** One question of each kind; the first and the last may be left out. */
export const fourQuestions: readonly SurveyQuestionDraft[] = [
  { kind: 'one', question: 'Which day suits you?', options: [{ text: 'Friday' }, { text: 'Saturday' }] },
  {
    kind: 'several',
    question: 'What do you bring?',
    isRequired: true,
    options: [{ text: 'A cake' }, { text: 'A chair' }, { text: 'Seed' }],
  },
  { kind: 'scale', question: 'How was the last one?', isRequired: true, lowLabel: 'Dull' },
  { kind: 'text', question: 'What else?' },
];

interface Draft {
  readonly title?: string;
  readonly text?: string;
  readonly questions?: readonly SurveyQuestionDraft[];
  readonly until?: string;
  readonly isNamed?: boolean;
}

export const addSurvey = (
  member: TestMember,
  on: SurveyedOn,
  id: string,
  draft: Draft = {},
  key = newKey(),
) =>
  member.call(
    'POST',
    '/api/surveys/add',
    { on, id, title: 'The summer meeting', questions: fourQuestions, until: dayFromNow(7), ...draft },
    key,
  );

/** A survey of a community, unless another place is said; answers it. */
export const newSurvey = (member: TestMember, id: string, draft: Draft = {}, on: SurveyedOn = 'community') =>
  made(addSurvey(member, on, id, draft));

export const viewSurvey = (member: TestMember, id: string) => member.call('GET', `/api/surveys/${id}`);

export const changeSurvey = (member: TestMember, id: string, fields: object) =>
  member.call('PUT', `/api/surveys/${id}`, fields, newKey());

export const deleteSurvey = (member: TestMember, id: string) => member.call('DELETE', `/api/surveys/${id}`);

interface Chosen {
  /** Numbers of options, of those of the first and the second question. */
  readonly one?: number;
  readonly several?: readonly number[];
  readonly value?: number;
  readonly text?: string;
}

/** Answers to the four questions. */
export function answersTo(
  questions: readonly SurveyQuestion[],
  { one, several = [0], value = 4, text }: Chosen = {},
): object[] {
  const [first, second, third, fourth] = questions as [
    SurveyQuestion,
    SurveyQuestion,
    SurveyQuestion,
    SurveyQuestion,
  ];
  const optionsOf = ({ options = [] }: SurveyQuestion, chosen: readonly number[]) =>
    chosen.map((index) => options[index]?.id);
  return [
    ...(one === undefined ? [] : [{ questionId: first.id, options: optionsOf(first, [one]) }]),
    { questionId: second.id, options: optionsOf(second, several) },
    { questionId: third.id, value },
    ...(text === undefined ? [] : [{ questionId: fourth.id, text }]),
  ];
}

export const sendAnswers = (member: TestMember, id: string, answers: readonly object[], key = newKey()) =>
  member.call('POST', `/api/surveys/${id}/answers`, { answers }, key);

/** Answers a survey of the four questions. */
export const answer = (
  member: TestMember,
  { id, questions }: { readonly id: string; readonly questions: readonly SurveyQuestion[] },
  chosen: Chosen = {},
  key = newKey(),
) => sendAnswers(member, id, answersTo(questions, chosen), key);

export const dismiss = (member: TestMember, id: string, dismissed = true) =>
  member.call('PUT', `/api/surveys/${id}/dismissed`, { dismissed }, newKey());

/** A page of surveys as a member sees it. */
export const surveysOf = (member: TestMember, scope: SurveyScope, query = '') =>
  granted(member.call('GET', `/api/surveys?scope=${scope}&pageSize=50${query}`));

/** Ids of them. */
export const idsOf = async (member: TestMember, scope: SurveyScope, query = ''): Promise<string[]> =>
  (await surveysOf(member, scope, query)).data.map(({ id }: { id: string }) => id);

export const viewResults = (member: TestMember, id: string) =>
  member.call('GET', `/api/surveys/${id}/results`);

export const resultsOf = async (member: TestMember, id: string) =>
  (await granted(viewResults(member, id))).data;

export const viewAnswers = (member: TestMember, id: string, questionId?: string) =>
  member.call(
    'GET',
    `/api/surveys/${id}/answers?pageSize=50${questionId === undefined ? '' : `&questionId=${questionId}`}`,
  );

/** Sets the last day of a survey as if time had passed. */
export async function endSurvey(id: string, until = dayFromNow(-3)): Promise<void> {
  const { survey } = await import('#kinds/declared/survey.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const { on, onId, communityId, creator } = await survey.getById(id);
  const entry = { on, onId, communityId, creator, until };
  await writeTogether([
    { update: update(survey.key({ id }), { set: { until } }) },
    { update: update(keys.openSurveys(communityId ?? onId), { set: { [`s_${id}`]: entry } }) },
  ]);
}
