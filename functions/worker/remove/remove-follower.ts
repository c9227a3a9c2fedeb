import { write } from '#functions/worker/change.ts';
import { circleOf } from '#kinds/declared/all.ts';
import { rowKey } from '#platform/lists/paged-list.ts';
import type { Part } from '#platform/table/job.ts';
import { removeItems, type StoredItem } from '#platform/table/table.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';

/** Removes a follower's side with the row of a deleted circle. Nobody reads the circle's counts any more. */
export async function removeFollower(
  { kind, id, above }: Extract<Part, { part: 'followers' }>,
  { pk, sk, userId }: StoredItem,
): Promise<void> {
  const circle = circleOf(kind);
  const member = String(userId);
  const row = { pk: String(pk), sk: String(sk) };
  const { within } = circle.declared;
  const gone = { id, ...(within && { [within.as]: above }) };
  // A name may change, or the member leave, between the read and the write.
  await retryOnStaleRead(async () => {
    const follow = await circle.findFollow(member, id);
    if (!follow) return removeItems([row]);
    // A member who set a name meanwhile has moved the row.
    const moved = rowKey({ pk: row.pk, shards: 1 }, follow.followerRow);
    const own = circle.declared.follow(member, id); // with some it is the row
    const rows = (moved.sk === row.sk ? [row] : [row, moved]).filter(({ pk }) => pk !== own.pk);
    const actions = [
      ...(await circle.leave(member, gone, follow)),
      ...rows.map((Key) => ({ remove: { Key } })),
    ];
    await write(actions);
  });
}
