import type { Reply } from '#contract/replies/replies.ts';
import type { ReplyItem } from '#kinds/declared/reply.ts';
import { readAuthors } from '#kinds/names.ts';
import { usefulAmong } from '#kinds/replies/useful.ts';

/** Replies as a member sees them, with their authors' names as they are now. */
export async function showReplies(items: readonly ReplyItem[], userId: string): Promise<Reply[]> {
  const [nameOf, useful] = await Promise.all([
    readAuthors(items.flatMap(({ creator, replyToCreator }) => [creator, replyToCreator])),
    usefulAmong(
      userId,
      'reply',
      items.map(({ id }) => id),
    ),
  ]);
  return items.map(({ replyToCreator, changedAt, ...item }) => ({
    ...item,
    usefulCount: item.usefulCount ?? 0,
    isHidden: item.isHidden ?? false,
    img: item.picture?.name,
    author: nameOf(item.creator).name,
    avatar: nameOf(item.creator).attachments,
    ...(changedAt !== undefined && { editedAt: changedAt }),
    ...(item.replyTo !== undefined && { replyToName: nameOf(replyToCreator).name }),
    isUseful: useful.has(item.id) ? '1' : '0',
    isCreator: item.creator === userId ? 'true' : 'false',
  }));
}

/** One of them. */
export const showReply = async (item: ReplyItem, userId: string): Promise<Reply> =>
  (await showReplies([item], userId))[0] as Reply;
