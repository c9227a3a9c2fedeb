import type { Post } from '#contract/posts.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import type { PostItem } from '#kinds/declared/post.ts';
import { readAuthors } from '#kinds/names.ts';
import { usefulAmong } from '#kinds/replies/useful.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import type { Member } from '#platform/http/member.ts';

/** Posts as a member sees them, with their authors' names as they are now. */
export async function showPosts(items: readonly PostItem[], userId: string): Promise<Post[]> {
  const [authorOf, useful] = await Promise.all([
    readAuthors(items.map(({ creator }) => creator)),
    usefulAmong(
      userId,
      'post',
      items.map(({ id }) => id),
    ),
  ]);
  return items.map(({ topicRow: _, changedAt, ...item }) => ({
    ...item,
    pictures: item.pictures ?? [],
    author: authorOf(item.creator).name,
    avatar: authorOf(item.creator).attachments,
    ...(changedAt !== undefined && { editedAt: changedAt }),
    isUseful: useful.has(item.id) ? '1' : '0',
    isCreator: item.creator === userId ? 'true' : 'false',
  }));
}

/** A page of posts as a member sees it: without hidden ones, and those of whom they blocked, or who blocked them. */
export async function showMet(items: readonly PostItem[], member: Member): Promise<Post[]> {
  const [shown, blocked] = await Promise.all([
    shownTo(items, member),
    blockedAmong(
      member.id,
      items.flatMap(({ creator = [] }) => creator),
    ),
  ]);
  return showPosts(
    shown.filter(({ creator }) => creator === undefined || !blocked.has(creator)),
    member.id,
  );
}

/** One of them. */
export const showPost = async (item: PostItem, userId: string): Promise<Post> =>
  (await showPosts([item], userId))[0] as Post;
