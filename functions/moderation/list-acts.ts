import { NO_COMMUNITY, listActs as row } from '#contract/moderation/moderation.ts';
import { readAuthors } from '#kinds/names.ts';
import { ActItem } from '#kinds/reports/acts.ts';
import { checkOwner } from '#kinds/reports/report.ts';
import { administration } from '#platform/http/administration.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';

export const handler = administration(row, async ({ communityId, ...paging }, { member }) => {
  if (!member.isAdmin) await checkOwner(communityId, member);
  const { rows, paged } = await readPage(lists.acts(communityId), paging);
  // For administrators, what was decided stays listed when its community is gone.
  const isThere = rows.length > 0 || communityId === NO_COMMUNITY;
  if (member.isAdmin && !isThere) await checkOwner(communityId, member);
  const acts = rows.map((each) => ActItem.parse(each));
  const [nameOf, isInForce] = await Promise.all([
    readAuthors(acts.flatMap(({ by, on, onId }) => (on === 'user' ? [by, onId] : by))),
    readForce(communityId, acts),
  ]);
  const data = acts.map((act) => ({
    ...act,
    title: act.title ?? nameOf(act.onId).name,
    name: act.by && nameOf(act.by).name,
    isInForce: isInForce(act),
  }));
  return { data, ...paged };
});

/** Reads what hides and shut-outs left, as it is just now: who takes one back sees that at once. */
async function readForce(communityId: string, acts: readonly ActItem[]) {
  const keyOf = ({ action, on, onId }: ActItem) => {
    if (action === 'hide') return keys.reported(on, onId);
    return action === 'shut-out' ? keys.shutOut(communityId, onId) : undefined;
  };
  const found = await findItems(
    acts.flatMap((act) => keyOf(act) ?? []),
    { consistent: true },
  );
  return (act: ActItem): boolean | undefined => {
    const key = keyOf(act);
    if (!key) return undefined;
    const left = found.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    if (act.until === undefined) return left?.['hiddenAt'] === act.at;
    return left?.['until'] === act.until && Date.parse(act.until) > Date.now();
  };
}
