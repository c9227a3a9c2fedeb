import * as z from 'zod/mini';
import { SurveyAnswer } from '#contract/survey-questions.ts';
import { listAnswers as row } from '#contract/surveys.ts';
import { readAuthors } from '#kinds/names.ts';
import { countAnswersOfEach } from '#kinds/surveys/answers.ts';
import { invalidField } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { getAsked, isShown } from './results.ts';

const Row = z.object({
  answers: z.array(SurveyAnswer),
  userId: z.optional(z.string()),
  day: z.optional(z.string()),
});

export const handler = endpoint(row, async ({ id, questionId, ...paging }, { member }) => {
  const item = await getAsked(id, member);
  if (!item.isNamed && questionId === undefined) {
    throw invalidField('survey.invalid', 'questionId', 'Please say which question.');
  }
  const [count = 0] = await countAnswersOfEach([id]);
  const { rows, paged } = await readPage(lists.surveyAnswers(id), paging);
  if (!isShown(item, count)) return { data: [], ...paged, ...NONE };
  const all = rows
    .map((each) => Row.parse(each))
    .map((each) => ({ ...each, answers: only(each.answers, questionId) }));
  const authorOf = await readAuthors(item.isNamed ? all.map(({ userId }) => userId) : []);
  const data = all
    .filter(({ answers }) => item.isNamed || answers.length > 0)
    .map(({ answers, userId, day }) => {
      if (!item.isNamed) return { answers };
      const { name: author, attachments: avatar } = authorOf(userId);
      return { creator: userId, author, avatar, answeredOn: day, answers };
    });
  return { data, ...paged };
});

/** Nothing is said of how many wrote something, either. */
const NONE = { pages: 0, totalPages: 0, totalItems: 0 };

const only = (answers: readonly SurveyAnswer[], id: string | undefined) =>
  answers.filter(({ questionId }) => id === undefined || questionId === id);
