import { answerSurvey as row } from '#contract/surveys/surveys.ts';
import { checkNotBlocked } from '#kinds/blocked.ts';
import { type SurveyItem, survey } from '#kinds/declared/survey.ts';
import { checkAnswers } from '#kinds/surveys/answered.ts';
import { answeredAlready, keepAnswers } from '#kinds/surveys/answers.ts';
import { endOf, today } from '#kinds/surveys/end.ts';
import { checkPlaceShown, isMemberOf } from '#kinds/surveys/members.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { rowKey } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

export const handler = endpoint(row, ({ id, answers: given }, { member, commit }) =>
  commit(async () => {
    const item = await survey.getById(id);
    const [isAsked, before] = await Promise.all([
      isMemberOf(item, member.id),
      findItem(rowKey(lists.surveysAnswered(member.id), id)),
      checkPlaceShown(item, member),
      checkNotBlocked(member.id, [item.creator], blockedTexts),
    ]);
    if (!isAsked) throw notAsked();
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

const blockedTexts = {
  own: 'You blocked who asks this. To answer the survey, unblock them first.',
  closed: 'You cannot answer this survey.',
};

const notAsked = () =>
  new AppError('forbidden', 'survey.not-asked', 'Only members of the place that is asked can answer.');
