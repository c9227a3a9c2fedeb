import type { Post } from '#contract/communities/posts.ts';
import type { PostItem } from '#kinds/declared/post.ts';
import { ReplyItem, reply } from '#kinds/declared/reply.ts';
import { readAuthors } from '#kinds/names.ts';
import { usefulAmong } from '#kinds/replies/useful.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import { withoutBlocked } from '#kinds/without-blocked.ts';
import type { Member } from '#platform/http/member.ts';
import { findAll } from '#platform/table/table.ts';

/** Posts as a member sees them, with their authors' names as they are now. */
export async function showPosts(items: readonly PostItem[], member: Member): Promise<Post[]> {
  const [authorOf, useful, seen] = await Promise.all([
    readAuthors(items.map(({ creator }) => creator)),
    usefulAmong(
      member.id,
      'post',
      items.map(({ id }) => id),
    ),
    withSeenAnswers(items, member),
  ]);
  return seen.map(({ topicRow: _, changedAt, ...item }) => ({
    ...item,
    pictures: item.pictures ?? [],
    author: authorOf(item.creator).name,
    avatar: authorOf(item.creator).attachments,
    ...(changedAt !== undefined && { editedAt: changedAt }),
    isUseful: useful.has(item.id) ? '1' : '0',
    isCreator: item.creator === member.id ? 'true' : 'false',
  }));
}

/** One of them. */
export const showPost = async (item: PostItem, member: Member): Promise<Post> =>
  (await showPosts([item], member))[0] as Post;

/** Questions without an answer that is hidden from a member, or from whose author a block parts them. */
async function withSeenAnswers(items: readonly PostItem[], member: Member): Promise<readonly PostItem[]> {
  const marked = new Map(items.flatMap((item) => (item.answer === undefined ? [] : [[item.answer, item]])));
  if (marked.size === 0) return items;
  const keys = [...marked].map(([id, { id: onId }]) => reply.key({ on: 'post', onId, id }));
  const answers = (await findAll(keys)).map((stored) => ReplyItem.parse(stored));
  const placed = answers.map((item) => ({ ...item, communityId: marked.get(item.id)?.communityId }));
  const met = await withoutBlocked(member.id, await shownTo(placed, member));
  const seen = new Set<string | undefined>(met.map(({ id }) => id));
  return items.map((item) => (seen.has(item.answer) ? item : { ...item, answer: undefined }));
}
