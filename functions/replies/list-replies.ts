import { isShown } from '#contract/fields/hidden.ts';
import type { RepliedTo } from '#contract/fields/responses.ts';
import { type Reply, listReplies as row } from '#contract/replies/replies.ts';
import { ReplyItem, reply } from '#kinds/declared/reply.ts';
import { mayClose, readPiece } from '#kinds/replies/piece.ts';
import { foundUseful } from '#kinds/replies/useful.ts';
import { coverHidden } from '#kinds/reports/hidden.ts';
import { listWithoutBlocked, withoutBlocked } from '#kinds/without-blocked.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { answersToSeen } from './answered.ts';
import { showReplies } from './reply.ts';

export const handler = endpoint(row, async ({ on, id, ...paging }, { member }) => {
  const [read, { items, paged }, isUseful] = await Promise.all([
    readPiece(on, id, member),
    listWithoutBlocked(member.id, (asked) => readReplies(on, id, asked), paging),
    foundUseful(member.id, on, id),
  ]);
  const { usefulCount = 0, repliesClosed = false, answer: marked } = read.piece;
  const found = marked === undefined ? undefined : await findMarked(items, { on, onId: id, id: marked });
  const answer = found && (await withoutBlocked(member.id, found));
  const { communityId } = read.piece;
  const seen = await answersToSeen([...items, ...(answer ?? [])], communityId, member);
  const whole = seen.map((item) => ({ ...item, communityId }));
  const shown = await coverHidden(whole, member, (some) => showReplies(some, member.id));
  const onPage = new Set(items.map((item) => item.id));
  return {
    data: shown.filter((one) => onPage.has(one.id)),
    ...(answer && { answer: shown.find((one) => one.id === marked && isShown(one)) as Reply | undefined }),
    ...paged,
    isUseful: isUseful ? ('1' as const) : ('0' as const),
    usefulCount,
    repliesClosed,
    mayClose: await mayClose(read, member),
  };
});

async function readReplies(on: RepliedTo, id: string, asked: { pageNumber: number; pageSize: number }) {
  const { rows, paged } = await readPage(lists.replies(on, id), asked);
  return { items: rows.map((each) => ReplyItem.parse(each)), paged };
}

/** The marked reply: nothing more to read where it is on the page, and none where it is gone. */
async function findMarked(
  items: readonly ReplyItem[],
  ref: Pick<ReplyItem, 'on' | 'onId' | 'id'>,
): Promise<ReplyItem[] | undefined> {
  if (items.some(({ id }) => id === ref.id)) return [];
  const item = await reply.find(ref);
  return item && [item];
}
