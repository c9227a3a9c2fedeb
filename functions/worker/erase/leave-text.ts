import { change } from '#functions/worker/change.ts';
import { post } from '#kinds/declared/post.ts';
import { reply } from '#kinds/declared/reply.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import type { Key } from '#platform/table/keys.ts';
import { changeAsRead } from '#platform/table/version.ts';

/**
 * Takes a member out of those whom a reply or a post names, by the row that says so, which goes with it. The text stays
 * as its author wrote it, and leads nowhere; it makes no version. The list is changed as it was read: others leave it,
 * and are added, at the same time.
 */
export const leaveText = (userId: string, row: Key) =>
  change(async () => {
    const [, on, id = ''] = row.sk.split('#');
    const gone = { remove: { Key: row } };
    const isReply = on === 'reply';
    const item = isReply ? await findReply(id) : await post.find({ ...post.scopeOf(id), id });
    if (!item?.mentions) return [gone];
    const mentions = item.mentions.filter((one) => one.id !== userId);
    const key = (isReply ? reply : post).key(item as never);
    return [
      changeAsRead(key, item, { mentions }, `${isReply ? 'reply' : 'post'}.changed`, {
        unchanged: { mentions: item.mentions },
      }),
      gone,
    ];
  });
