import type { Post } from '#contract/communities/posts.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import type { PostItem } from '#kinds/declared/post.ts';
import { readAuthors } from '#kinds/names.ts';
import { usefulAmong } from '#kinds/replies/useful.ts';

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

/** Those of a page that a member meets: without those of whom they blocked, or who blocked them. */
export async function met(items: readonly PostItem[], userId: string): Promise<PostItem[]> {
  const blocked = await blockedAmong(
    userId,
    items.flatMap(({ creator = [] }) => creator),
  );
  return items.filter(({ creator }) => creator === undefined || !blocked.has(creator));
}

/** One of them. */
export const showPost = async (item: PostItem, userId: string): Promise<Post> =>
  (await showPosts([item], userId))[0] as Post;
