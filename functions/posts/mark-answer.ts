import { markAnswer as row } from '#contract/communities/posts.ts';
import { addressOf } from '#contract/notices/site-address.ts';
import { becomesAnswer, stopsBeingAnswer } from '#kinds/appreciated.ts';
import type { PostItem } from '#kinds/declared/post.ts';
import { type ReplyItem, reply } from '#kinds/declared/reply.ts';
import { placesOf, wants } from '#kinds/notice-wishes.ts';
import { changeAnswer } from '#kinds/posts/answer.ts';
import { shortened } from '#kinds/push/shortened.ts';
import { readPiece } from '#kinds/replies/piece.ts';
import { toldOf } from '#kinds/replies/told.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Action } from '#platform/table/transaction.ts';
import { showPost } from './post.ts';

export const handler = endpoint(row, ({ id, replyId }, { member, commit }) =>
  commit(async () => {
    const { piece, owner } = await readPiece('post', id, member);
    const item = piece as PostItem;
    if (item.creator !== member.id && owner !== member.id) {
      const text = 'Only who asked, or who made this group or enterprise, may mark the answer.';
      throw new AppError('forbidden', 'thing.not-yours', text);
    }
    await checkNotShutOut(item.communityId, member);
    if (item.kind !== 'question') {
      throw new AppError('conflict', 'post.no-question', 'This is no question.');
    }
    const answer = replyId ?? undefined;
    const marked = answer === undefined ? undefined : await findMarked(id, answer);
    const happened = { on: 'post', onId: id, by: member.id, replyId: answer } as const;
    // Who marks it again tells nobody anew.
    const isTold =
      answer !== item.answer &&
      (await wants(marked?.creator, 'chosen', placesOf('post', id, item), member.id));
    const rung = marked && {
      path: addressOf({ ...item, on: 'post', replyId: answer }),
      text: shortened(marked.text),
    };
    return {
      reply: { data: { ...(await showPost({ ...item, answer: undefined }, member)), answer } },
      actions: [
        changeAnswer(item, answer),
        ...(marked ? isThere(marked) : []),
        ...(answer === item.answer ? [] : appreciate(item, marked, member.id)),
        ...(isTold ? toldOf(marked?.creator, 'chosen', happened, rung) : []),
      ],
    };
  }),
);

/** The reply to a question that is marked. Throws `reply.missing`. */
async function findMarked(onId: string, id: string): Promise<ReplyItem> {
  const item = await reply.find({ on: 'post', onId, id });
  if (!item || item.isHidden) throw reply.missing();
  return item;
}

/** The writes by which who answers has that appreciated: by another than themselves. */
const appreciate = (
  { id, answer: before }: PostItem,
  marked: ReplyItem | undefined,
  by: string,
): Action[] => [
  ...(before === undefined ? [] : [stopsBeingAnswer(id, before)]),
  ...(marked?.creator && marked.creator !== by ? [becomesAnswer(marked.creator, id, marked.id)] : []),
];

/** The check that it is still there when it is marked. */
function isThere({ on, onId, id }: ReplyItem): Action[] {
  const check = { Key: reply.key({ on, onId, id }), ConditionExpression: 'attribute_exists(pk)' };
  return [{ check, otherwise: () => new StaleReadError('reply.changed') }];
}
