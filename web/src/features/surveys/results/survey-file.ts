import type { SurveyAnswer, SurveyQuestion } from '#contract/survey-questions.ts';
import { type Survey, type SurveyAnswers, type SurveyResults, surveys } from '#contract/surveys.ts';
import { call } from '#web/lib/api/api.ts';
import { csvOf } from './csv.ts';
import { messages } from './messages.ts';

const { columns } = messages;
/** The largest page. */
const PAGE_SIZE = 50;

/** All that was answered, as a CSV file: with names a row for each member, without a row for each answer and its count. */
export async function surveyFile(survey: Survey, results: SurveyResults): Promise<string> {
  return csvOf(survey.isNamed ? await rowsByMember(survey) : await rowsByAnswer(survey, results));
}

async function allAnswers(id: string, questionId?: string): Promise<SurveyAnswers[]> {
  const all: SurveyAnswers[] = [];
  let pages = 1;
  for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
    const asked = { id, ...(questionId && { questionId }), pageNumber, pageSize: PAGE_SIZE };
    const page = await call(surveys.listAnswers, asked);
    all.push(...page.data);
    pages = page.totalPages;
  }
  return all;
}

/** An answer in words: several options are separated by semicolons. */
export function wordsOf(question: SurveyQuestion, answers: readonly SurveyAnswer[]): string {
  const answer = answers.find(({ questionId }) => questionId === question.id);
  if (!answer) return '';
  const chosen = question.options?.filter(({ id }) => answer.options?.includes(id)) ?? [];
  if (chosen.length > 0) return chosen.map(({ text }) => text).join('; ');
  return answer.text ?? String(answer.value ?? '');
}

async function rowsByMember({ id, questions }: Survey): Promise<string[][]> {
  const all = await allAnswers(id);
  return [
    [columns.name, columns.day, ...questions.map(({ question }) => question)],
    ...all.map(({ author = messages.formerMember, answeredOn = '', answers }) => [
      ...[author, answeredOn],
      ...questions.map((question) => wordsOf(question, answers)),
    ]),
  ];
}

async function rowsByAnswer({ id, questions }: Survey, results: SurveyResults) {
  const rows: (string | number)[][] = [[columns.question, columns.answer, columns.count]];
  for (const question of questions) {
    const { counts = [], mean } =
      results.questions.find(({ questionId }) => questionId === question.id) ?? {};
    for (const [index, count] of counts.entries())
      rows.push([question.question, question.options?.[index]?.text ?? String(index + 1), count]);
    if (mean !== undefined) rows.push([question.question, messages.meanRow, mean]);
    if (question.kind !== 'text') continue;
    for (const { answers } of await allAnswers(id, question.id))
      rows.push([question.question, wordsOf(question, answers), 1]);
  }
  return rows;
}
