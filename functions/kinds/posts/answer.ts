import { stopsBeingAnswer } from '#kinds/appreciated.ts';
import { type PostItem, post } from '#kinds/declared/post.ts';
import type { ReplyItem } from '#kinds/declared/reply.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/**
 * The write that marks the answer to a question, or none. It makes no version: who edits the question loses nothing.
 */
export const changeAnswer = (item: PostItem, answer: string | undefined): Action =>
  changeAsRead(post.key(item), item, { answer }, 'post.changed', { unchanged: { answer: item.answer } });

/** The write beside the deletion of a reply after which no question names it as its answer. */
export async function unmarkAnswer({ on, onId, id }: ReplyItem): Promise<Action[]> {
  if (on !== 'post') return [];
  const item = await post.getById(onId);
  if (item.kind !== 'question') return [];
  if (item.answer === id) return [changeAnswer(item, undefined), stopsBeingAnswer(onId, id)];
  // It may be marked at this moment.
  return [changeAsRead(post.key(item), item, {}, 'post.changed', { unchanged: { answer: item.answer } })];
}
