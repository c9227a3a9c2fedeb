import { addReply as row } from '#contract/replies/replies.ts';
import { checkNotBlocked } from '#kinds/blocked.ts';
import { type ReplyItem, reply } from '#kinds/declared/reply.ts';
import { asPicture } from '#kinds/picture.ts';
import { findReply, insertReply } from '#kinds/replies/find-reply.ts';
import { type Piece, readPiece } from '#kinds/replies/piece.ts';
import { watch } from '#kinds/replies/told.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { madeAt } from '#platform/lists/time-of-id.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { showReply } from './reply.ts';

export const handler = endpoint(row, async ({ on, id: onId, text, replyTo, img }, { member, commit }) => {
  const { piece, creator } = await readPiece(on, onId, member);
  const answered = replyTo === undefined ? undefined : await findAnswered(piece, on, replyTo, member);
  await checkNotShutOut(piece.communityId, member);
  await checkNotBlocked(member.id, [creator, answered?.creator]);
  if (piece.repliesClosed) {
    throw new AppError('conflict', 'replies.closed', 'Replies are closed.');
  }
  const taken = img && (await takePicture(img, 'img', member.id));
  return commit(async () => {
    const stored = taken?.file();
    const id = await reply.newRow({ on, onId });
    const item: ReplyItem & { creator: string } = {
      id,
      on,
      onId,
      text,
      picture: asPicture(taken, stored),
      ...(answered && { replyTo: answered.id, replyToCreator: answered.creator }),
      creator: member.id,
      createdAt: madeAt(id),
      version: 0,
    };
    return {
      reply: { data: await showReply(item, member.id) },
      actions: [
        ...insertReply(item),
        enqueueJob({ kind: 'responded', on, id: onId }),
        enqueueJob({ kind: 'replied', replyId: item.id }),
        watch(item),
        ...(taken?.take ?? []),
      ],
      files: [stored],
    };
  });
});

/**
 * The reply that another one answers. One that was deleted or hidden while the answer was written, perhaps without a
 * connection, takes nothing with it: the answer is a reply to the piece. Throws `reply.elsewhere` for one to something
 * else.
 */
async function findAnswered(
  { id: onId, communityId }: Piece,
  on: string,
  id: string,
  member: Member,
): Promise<ReplyItem | undefined> {
  const item = await findReply(id);
  if (item && (item.on !== on || item.onId !== onId)) {
    throw invalidField('reply.elsewhere', 'replyTo', 'What you answer is a reply to something else.');
  }
  const isSeen = item && (await shownTo([{ ...item, communityId }], member)).length > 0;
  return isSeen ? item : undefined;
}
