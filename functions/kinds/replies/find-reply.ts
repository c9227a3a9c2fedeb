import { type ReplyItem, reply } from '#kinds/declared/reply.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

/** A reply by its id alone; undefined where it is gone. */
export async function findReply(id: string): Promise<ReplyItem | undefined> {
  const to = await findItem(keys.reply(id));
  if (!to) return undefined;
  const { on, onId } = to as unknown as Pick<ReplyItem, 'on' | 'onId'>;
  return reply.find({ on, onId, id });
}

/** The same. Throws `reply.missing`, also where what it is to is gone. */
export const getReply = async (id: string): Promise<ReplyItem> => (await getReplyInPlace(id)).item;

/** The same with the community that what it is to stands in. */
export async function getReplyInPlace(
  id: string,
): Promise<{ item: ReplyItem; communityId: string | undefined }> {
  const item = await findReply(id);
  if (!item) throw reply.missing();
  const above = await reply.checkAbove(item);
  return { item, communityId: above?.['communityId'] as string | undefined };
}

/** The writes that add one, with what leads to it by its id. */
export const insertReply = (item: ReplyItem): Action[] => [
  ...reply.insert(item),
  { put: { Item: { ...keys.reply(item.id), on: item.on, onId: item.onId } } },
];
