import type { UsefulOn } from '#contract/replies/useful.ts';
import { timeOfId } from '#platform/lists/time-of-id.ts';
import { appreciated, type Key, keys, memberIndex } from '#platform/table/keys.ts';
import { readIndex } from '#platform/table/member-index.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';

/*
 * That others find something of a member's useful, or marked a reply of theirs as the answer, stands beside the count
 * of who finds it useful, and goes with that. The index leads from the member to it, and its key says when it was.
 */

/** The write after which something of a member's is useful to others, from a time on. */
export const becomesUseful = (creator: string, on: UsefulOn, id: string, at: string): Action => ({
  put: { Item: { ...keys.usefulSince(on, id, at), [memberIndex.by]: appreciated.useful(creator) } },
});

/** The writes after which it is not any more. */
export async function stopsBeingUseful(on: UsefulOn, id: string): Promise<Action[]> {
  const { pk, sk } = keys.usefulSince(on, id, '');
  const rows = await take({ pk, from: sk, to: `${sk}~` }, { consistent: true });
  return rows.map((row) => ({ remove: { Key: { pk, sk: String(row['sk']) } } }));
}

/** The write after which a member's reply answers a question. */
export const becomesAnswer = (creator: string, postId: string, replyId: string): Action => ({
  put: { Item: { ...keys.answered(postId, replyId), [memberIndex.by]: appreciated.answers(creator) } },
});

/** The write after which a reply does not answer it any more. */
export const stopsBeingAnswer = (postId: string, replyId: string): Action => ({
  remove: { Key: keys.answered(postId, replyId) },
});

const MOST = 100;

/** When others began to find things of a member's useful, the first one first; of more than a hundred, a hundred. */
export async function readUseful(userId: string): Promise<string[]> {
  const found = await readIndex(appreciated.useful(userId), MOST);
  const since = (key: Key) => key.sk.slice(keys.usefulSince('', '', '').sk.length);
  // A thing counts once.
  const things = Map.groupBy(found, ({ pk }) => pk);
  return [...things.values()].flatMap((marks) => marks.map(since).sort().slice(0, 1)).sort();
}

/** When a member wrote the replies that are marked as the answer, in the same way. */
export async function readAnswers(userId: string): Promise<string[]> {
  const found = await readIndex(appreciated.answers(userId), MOST);
  return found.flatMap(({ sk }) => timeOfId(sk) ?? []).sort();
}
