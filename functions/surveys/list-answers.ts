import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { SurveyAnswer } from '#contract/surveys/survey-questions.ts';
import { listAnswers as row } from '#contract/surveys/surveys.ts';
import type { SurveyItem } from '#kinds/declared/survey.ts';
import { readAuthors } from '#kinds/names.ts';
import { ANSWERS, textsOf } from '#kinds/surveys/answered.ts';
import { readTexts } from '#kinds/surveys/texts.ts';
import { invalidField } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pagedBy, readPage } from '#platform/lists/paged-list.ts';
import { readTally } from '#platform/lists/tally.ts';
import { lists, tallies } from '#platform/table/keys.ts';
import { getAsked, isShown } from './results.ts';

type Wanted = Omit<z.output<typeof row.input>, 'id'>;

export const handler = endpoint(row, async ({ id, ...wanted }, { member }) => {
  const item = await getAsked(id, member);
  return item.isNamed ? readNamed(item, wanted) : readUnnamed(item, wanted);
});

const Named = z.object({ answers: z.array(SurveyAnswer), userId: z.optional(z.string()), day: z.string() });

async function readNamed({ id }: SurveyItem, { questionId, ...paging }: Wanted) {
  const { rows, paged } = await readPage(lists.surveyAnswers(id), paging);
  const all = rows.map((each) => Named.parse(each));
  const authorOf = await readAuthors(all.map(({ userId }) => userId));
  const data = all.map(({ answers, userId, day }) => {
    const { name: author, attachments: avatar } = authorOf(userId);
    return { creator: userId, author, avatar, answeredOn: day, answers: only(answers, questionId) };
  });
  return { data, ...paged };
}

const only = (answers: readonly SurveyAnswer[], id: string | undefined) =>
  answers.filter(({ questionId }) => id === undefined || questionId === id);

async function readUnnamed(
  item: SurveyItem,
  { questionId, pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Wanted,
) {
  const { id, questions } = item;
  if (questionId === undefined) {
    throw invalidField('survey.invalid', 'questionId', 'Please say which question.');
  }
  const texts = textsOf(questions, questionId);
  const numbers = await readTally(tallies.survey(id), [ANSWERS, ...(texts === undefined ? [] : [texts])]);
  // Nothing is said of how many wrote something, either.
  if (texts === undefined || !isShown(item, numbers[ANSWERS] ?? 0)) {
    return { data: [], ...pagedBy(pageNumber, pageSize, 0) };
  }
  const wanted = { total: numbers[texts] ?? 0, pageNumber, pageSize };
  const { rows, paged } = await readTexts(id, questionId, wanted);
  return { data: rows.map(({ text }) => ({ answers: [{ questionId, text: String(text) }] })), ...paged };
}
