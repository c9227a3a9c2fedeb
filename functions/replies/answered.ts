import { blockedAmong } from '#kinds/blocked.ts';
import { ReplyItem, reply } from '#kinds/declared/reply.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import type { Member } from '#platform/http/member.ts';
import { findAll } from '#platform/table/table.ts';

/**
 * Replies to a piece in this community. One that answers what the member does not see, since it is hidden or gone, or
 * a block parts them from its author, is a reply to the piece: its author would be named.
 */
export async function answersToSeen(
  items: readonly ReplyItem[],
  communityId: string | undefined,
  member: Member,
): Promise<ReplyItem[]> {
  const answers = items.filter(({ replyTo }) => replyTo !== undefined);
  const people = answers.flatMap(({ replyToCreator = [] }) => replyToCreator);
  const [answered, out] = await Promise.all([findAnswered(items), blockedAmong(member.id, people)]);
  const placed = answered.map((item) => ({ ...item, communityId }));
  const seen = new Set((await shownTo(placed, member)).map(({ id }) => id));
  const isUnseen = ({ replyTo, replyToCreator = '' }: ReplyItem) =>
    replyTo !== undefined && (!seen.has(replyTo) || out.has(replyToCreator));
  return items.map((item) =>
    isUnseen(item) ? { ...item, replyTo: undefined, replyToCreator: undefined } : item,
  );
}

/** What these answer: what is not among them is read. */
async function findAnswered(items: readonly ReplyItem[]): Promise<ReplyItem[]> {
  const known = new Map(items.map((item) => [item.id, item]));
  const wanted = new Map(
    items.flatMap(({ on, onId, replyTo: id }) => (id === undefined ? [] : [[id, { on, onId, id }]])),
  );
  const keys = [...wanted.values()].filter(({ id }) => !known.has(id)).map((ref) => reply.key(ref));
  const read = keys.length > 0 ? (await findAll(keys)).map((item) => ReplyItem.parse(item)) : [];
  return [...read, ...items.filter(({ id }) => wanted.has(id))];
}
