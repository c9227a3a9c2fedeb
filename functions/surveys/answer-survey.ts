import { answerSurvey as row } from '#contract/surveys/surveys.ts';
import { type SurveyItem, survey } from '#kinds/declared/survey.ts';
import { checkAnswers } from '#kinds/surveys/answered.ts';
import { answeredAlready, keepAnswers } from '#kinds/surveys/answers.ts';
import { endOf, today } from '#kinds/surveys/end.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { rowKey } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { checkAsked } from './asked.ts';

export const handler = endpoint(row, ({ id, answers: given }, { member, commit }) =>
  commit(async () => {
    const item = await survey.getById(id);
    const [before] = await Promise.all([
      findItem(rowKey(lists.surveysAnswered(member.id), id)),
      checkAsked(item, member),
    ]);
    const answers = checkAnswers(item.questions, given);
    checkOpen(item, member.id);
    if (before) throw answeredAlready();
    return {
      reply: { data: { id, answeredOn: today() } },
      actions: await keepAnswers(item, member.id, answers),
    };
  }),
);

/** What was answered without a signal counts by when it arrives: who asked may have read the results by then. */
function checkOpen({ creator, until }: SurveyItem, userId: string): void {
  if (creator === userId) {
    throw new AppError('conflict', 'survey.own', 'You asked this yourself. Those who answer are the others.');
  }
  if (endOf(until) > Date.now()) return;
  throw new AppError('conflict', 'survey.ended', 'This survey has ended: it takes no more answers.');
}
