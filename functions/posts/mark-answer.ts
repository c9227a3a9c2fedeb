import { markAnswer as row } from '#contract/posts.ts';
import type { PostItem } from '#kinds/declared/post.ts';
import { reply } from '#kinds/declared/reply.ts';
import { changeAnswer } from '#kinds/posts/answer.ts';
import { readPiece } from '#kinds/replies/piece.ts';
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
    if (item.kind !== 'question') {
      throw new AppError('conflict', 'post.no-question', 'This is no question.');
    }
    const answer = replyId ?? undefined;
    return {
      reply: { data: await showPost({ ...item, answer }, member.id) },
      actions: [changeAnswer(item, answer), ...(await isThere(id, answer))],
    };
  }),
);

/** The check that a reply to the question is there when it is marked. Throws `reply.missing`. */
async function isThere(onId: string, id: string | undefined): Promise<Action[]> {
  if (id === undefined) return [];
  const ref = { on: 'post', onId, id } as const;
  if (!(await reply.find(ref))) throw reply.missing();
  const check = { Key: reply.key(ref), ConditionExpression: 'attribute_exists(pk)' };
  return [{ check, otherwise: () => new StaleReadError('reply.changed') }];
}
