import { NO_COMMUNITY, listActs as row } from '#contract/moderation/moderation.ts';
import { readAuthors } from '#kinds/names.ts';
import { ActItem } from '#kinds/reports/acts.ts';
import { checkOwner } from '#kinds/reports/report.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';

export const handler = endpoint(row, async ({ communityId, ...paging }, { member }) => {
  const isElsewhere = communityId === NO_COMMUNITY && member.isAdmin;
  if (!isElsewhere) await checkOwner(communityId, member);
  const { rows, paged } = await readPage(lists.acts(communityId), paging);
  const acts = rows.map((each) => ActItem.parse(each));
  const nameOf = await readAuthors(acts.map(({ by }) => by));
  return { data: acts.map((act) => ({ ...act, name: act.by && nameOf(act.by).name })), ...paged };
});
