import { listReplies as row } from '#contract/replies.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { ReplyItem, reply } from '#kinds/declared/reply.ts';
import { mayClose, readPiece } from '#kinds/replies/piece.ts';
import { foundUseful } from '#kinds/replies/useful.ts';
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
  const shown = await showReplies(await met([...items, ...(answer ?? [])], member.id), member.id);
  const onPage = new Set(items.map((item) => item.id));
  return {
    data: shown.filter((one) => onPage.has(one.id)),
    ...(answer && { answer: shown.find((one) => one.id === marked) }),
    ...paged,
    isUseful: isUseful ? ('1' as const) : ('0' as const),
    ...{ usefulCount, repliesClosed, mayClose: mayClose(read, member) },
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

/** Those of these replies that a member meets. */
async function met(items: readonly ReplyItem[], userId: string): Promise<ReplyItem[]> {
  const blocked = await blockedAmong(
    userId,
    items.flatMap(({ creator = [] }) => creator),
  );
  return items.filter(({ creator }) => creator === undefined || !blocked.has(creator));
}
