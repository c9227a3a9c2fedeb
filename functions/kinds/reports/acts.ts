import * as z from 'zod/mini';
import { Act, NO_COMMUNITY } from '#contract/moderation/moderation.ts';
import { addRow, nextRowId } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/**
 * What was decided in a community; it is written with what was done, and never changed. A member is in it by id alone:
 * it outlives their account, and their name must not.
 */
export const ActItem = z.extend(z.omit(Act, { name: true, isInForce: true }), {
  title: z.optional(z.string()),
});
export type ActItem = z.infer<typeof ActItem>;

/** The writes that list what was done. */
export async function listAct(
  act: Omit<ActItem, 'id' | 'at'>,
  communityId: string | undefined,
  now: number,
): Promise<Action[]> {
  const list = lists.acts(communityId ?? NO_COMMUNITY);
  const id = await nextRowId(list);
  const title = act.on === 'user' ? undefined : act.title;
  return addRow(list, id, { ...act, title, id, at: new Date(now).toISOString() });
}
