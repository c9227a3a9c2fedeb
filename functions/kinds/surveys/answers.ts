import type { SurveyAnswer } from '#contract/surveys/survey-questions.ts';
import type { SurveyItem } from '#kinds/declared/survey.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { addRow, nextRowId } from '#platform/lists/paged-list.ts';
import { addToTally, markTally, readTally } from '#platform/lists/tally.ts';
import { lists, memberIndex, tallies } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { ANSWERS, addedBy } from './answered.ts';
import { today } from './end.ts';
import { addText } from './texts.ts';

/*
 * That a member answered is a row of their own, with the id of the survey, by which the index finds it when that goes.
 * What they answered stands elsewhere: choices are added to the survey's numbers, and where names are asked for all of
 * it is a row of the survey's answers. Without names each text is a row of its question's, without an id and without a
 * time but the day, and so nothing leads from one to another, or to who wrote it.
 */

/** Other questions, or no survey any more: reading again tells which. */
const changedMeanwhile = () => new StaleReadError('survey.changed');

/** The mark of an edition of the questions that is past: what was answered to it is refused. */
const pastOf = (edition: number) => `past${edition}`;

/** The writes that keep what a member answered. */
export async function keepAnswers(
  item: SurveyItem,
  userId: string,
  answers: readonly SurveyAnswer[],
): Promise<Action[]> {
  const numbers = addedBy(item.questions, answers);
  const row = { id: item.id, day: today(), [memberIndex.by]: item.id };
  const [once, ...counted] = addRow(lists.surveysAnswered(userId), item.id, row);
  return [
    { ...once, otherwise: answeredAlready },
    ...counted,
    addToTally(tallies.survey(item.id), numbers, changedMeanwhile, pastOf(item.edition)),
    ...(item.isNamed ? await keepNamed(item, userId, answers) : keepUnnamed(item, answers)),
  ];
}

async function keepNamed({ id }: SurveyItem, userId: string, answers: readonly SurveyAnswer[]) {
  const list = lists.surveyAnswers(id);
  const said = { userId, [memberIndex.by]: userId, day: today(), surveyId: id, answers };
  return addRow(list, await nextRowId(list), said);
}

/** What is written alone: a choice is nowhere but in the numbers. */
const keepUnnamed = ({ id }: SurveyItem, answers: readonly SurveyAnswer[]): Action[] =>
  answers.filter(({ text }) => text !== undefined).flatMap((answer) => addText(id, answer));

export const answeredAlready = () =>
  new AppError('conflict', 'survey.answered', 'You have answered this survey already.');

/**
 * The writes after which nothing that is answered to the present questions is taken any more. They fail where somebody
 * has answered.
 */
export const endEdition = ({ id, edition }: SurveyItem): Action[] =>
  markTally(tallies.survey(id), pastOf(edition), true).map(({ update }) => ({
    update: update && {
      ...update,
      ConditionExpression: 'attribute_not_exists(#answers)',
      ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#answers': ANSWERS },
    },
    otherwise: () =>
      new AppError(
        'conflict',
        'survey.has-answers',
        'Somebody has answered already: the questions, and whether there are names, stay as they are.',
      ),
  }));

/** How many answered each of several surveys; may be a moment old. */
export const countAnswersOfEach = (ids: readonly string[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => (await readTally(tallies.survey(id), [ANSWERS], false))[ANSWERS]));
