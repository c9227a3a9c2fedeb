import { listSurveys as row, type SurveyScope } from '#contract/surveys/surveys.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pagedAs, readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { cardsOf, type Done, findSurveys, nothingDone } from './survey.ts';
import { readWaiting } from './waiting.ts';

type Paging = Parameters<typeof readWaiting>[1];

export const handler = endpoint(row, async ({ scope, ...wanted }, { member }) => {
  const { ids, done, paged } = await read[scope](member.id, wanted);
  const items = await findSurveys(ids);
  const data = await cardsOf(items, member, done);
  return { data, ...pagedAs(paged, data.length) };
});

const read: Record<SurveyScope, (userId: string, wanted: Paging) => Promise<Page>> = {
  open: async (userId, wanted) => ({ ...(await readWaiting(userId, wanted)), done: nothingDone }),
  // Also of whom they blocked since: what somebody answered is theirs to find again.
  async answered(userId, wanted) {
    const { rows, paged } = await readPage(lists.surveysAnswered(userId), wanted);
    const days = new Map(rows.map(({ id, day }) => [String(id), String(day)]));
    return { ids: [...days.keys()], done: { ...nothingDone, days }, paged };
  },
  async mine(userId, wanted) {
    const { rows, paged } = await readPage(lists.surveysMade(userId), wanted);
    return { ids: rows.map(({ id }) => String(id)), done: nothingDone, paged };
  },
};

interface Page {
  readonly ids: readonly string[];
  readonly done: Done;
  readonly paged: Awaited<ReturnType<typeof readPage>>['paged'];
}
