import { listReplies as row } from '#contract/replies.ts';
import { ReplyItem } from '#kinds/declared/reply.ts';
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
  const { usefulCount = 0, repliesClosed = false } = read.piece;
  return {
    data: await showReplies(
      rows.map((each) => ReplyItem.parse(each)),
      member.id,
    ),
    ...paged,
    isUseful: isUseful ? ('1' as const) : ('0' as const),
    ...{ usefulCount, repliesClosed, mayClose: mayClose(read, member) },
  };
});
