import { change } from '#functions/worker/change.ts';
import { community } from '#kinds/declared/community.ts';
import { listAct } from '#kinds/reports/acts.ts';
import { lists } from '#platform/table/keys.ts';
import { walk } from '#platform/table/walk.ts';

interface Deed {
  /** The command. */
  readonly action: string;
  readonly on: string;
  readonly onId: string;
  /** Absent of a member. */
  readonly title?: string;
}

/** Lists what an operator did where whoever made the community sees it, or administrators where it was in none. */
export const listDeed = (deed: Deed, communityId: string | undefined): Promise<void> =>
  change(() => listAct({ ...deed, isOperator: true }, communityId, Date.now()));

/** The same of a member, in each community that they follow. */
export async function listDeedOn(action: string, memberId: string): Promise<void> {
  const { pk } = lists.follows(memberId);
  for await (const row of walk({ pk, from: 'R#', to: 'R#~' }, { forward: true, consistent: true })) {
    await listDeed({ action, on: 'user', onId: memberId }, String(row[community.idName]));
  }
}
