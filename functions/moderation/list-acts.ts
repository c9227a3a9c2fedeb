import { listActs as row } from '#contract/moderation.ts';
import { anonymous, readNames } from '#kinds/names.ts';
import { ActItem } from '#kinds/reports/acts.ts';
import { checkOwner } from '#kinds/reports/report.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';

export const handler = endpoint(row, async ({ communityId, ...paging }, { member }) => {
  await checkOwner(communityId, member);
  const { rows, paged } = await readPage(lists.acts(communityId), paging);
  const acts = rows.map((each) => ActItem.parse(each));
  const names = await readNames({ people: acts.flatMap(({ by = [] }) => by), categories: [] });
  const nameOf = (id: string) => (names.person(id) === anonymous ? 'Former member' : names.person(id).name);
  return { data: acts.map((act) => ({ ...act, name: act.by && nameOf(act.by) })), ...paged };
});
