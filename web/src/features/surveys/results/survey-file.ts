import type { SurveyAnswer, SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import type { Survey, SurveyResults } from '#contract/surveys/surveys.ts';
import { csvOf } from './csv.ts';
import { messages } from './messages.ts';
import { readAnswers } from './read-answers.ts';

const { columns } = messages;

/**
 * All that was answered, as a CSV file: with names a row for each member, without a row for each answer and its count.
 */
export async function surveyFile(survey: Survey, results: SurveyResults): Promise<string> {
  return csvOf(survey.isNamed ? await rowsByMember(survey) : await rowsByAnswer(survey, results));
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
  const { rows: all } = await readAnswers({ id });
  return [
    [columns.name, columns.day, ...questions.map(({ question }) => question)],
    ...all.map(({ author = '', answeredOn = '', answers }) => [
      author,
      answeredOn,
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
    const written = await readAnswers({ id, questionId: question.id });
    for (const { answers } of written.rows) rows.push([question.question, wordsOf(question, answers), 1]);
  }
  return rows;
}
