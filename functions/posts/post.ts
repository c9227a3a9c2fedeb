import type { Post } from '#contract/communities/posts.ts';
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

/** One of them. */
export const showPost = async (item: PostItem, userId: string): Promise<Post> =>
  (await showPosts([item], userId))[0] as Post;
