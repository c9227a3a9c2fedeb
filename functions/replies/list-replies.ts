import { isShown } from '#contract/fields/hidden.ts';
import { type Reply, listReplies as row } from '#contract/replies/replies.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { ReplyItem, reply } from '#kinds/declared/reply.ts';
import { mayClose, type Piece, readPiece } from '#kinds/replies/piece.ts';
import { foundUseful } from '#kinds/replies/useful.ts';
import { coverHidden } from '#kinds/reports/hidden.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { showReplies } from './reply.ts';

export const handler = endpoint(row, async ({ on, id, ...paging }, { member }) => {
  const [read, { rows, paged }, isUseful] = await Promise.all([
    readPiece(on, id, member),
    readPage(lists.replies(on, id), paging),
    foundUseful(member.id, on, id),
  ]);
  const { usefulCount = 0, repliesClosed = false, answer: marked } = read.piece;
  const items = rows.map((each) => ReplyItem.parse(each));
  const answer = marked === undefined ? undefined : await findMarked(items, { on, onId: id, id: marked });
  const whole = await met([...items, ...(answer ?? [])], read.piece, member.id);
  const shown = await coverHidden(whole, member, (some) => showReplies(some, member.id));
  const onPage = new Set(items.map((item) => item.id));
  return {
    data: shown.filter((one) => onPage.has(one.id)),
    ...(answer && { answer: shown.find((one) => one.id === marked && isShown(one)) as Reply | undefined }),
    ...paged,
    isUseful: isUseful ? ('1' as const) : ('0' as const),
    ...{ usefulCount, repliesClosed, mayClose: await mayClose(read, member) },
  };
});

/** The marked reply: nothing more to read where it is on the page, and none where it is gone. */
async function findMarked(
  items: readonly ReplyItem[],
  ref: Pick<ReplyItem, 'on' | 'onId' | 'id'>,
): Promise<ReplyItem[] | undefined> {
  if (items.some(({ id }) => id === ref.id)) return [];
  const item = await reply.find(ref);
  return item && [item];
}

/** Those of these replies that a member meets, with the community whose creator decides on them. */
async function met(items: readonly ReplyItem[], { communityId }: Piece, userId: string) {
  const blocked = await blockedAmong(
    userId,
    items.flatMap(({ creator = [] }) => creator),
  );
  const met = items.filter(({ creator }) => creator === undefined || !blocked.has(creator));
  return met.map((item) => ({ ...item, communityId }));
}
