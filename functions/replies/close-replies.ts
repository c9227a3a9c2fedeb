import { closeReplies as row } from '#contract/replies/replies.ts';
import { repliedTo } from '#kinds/declared/reply.ts';
import { mayClose, readPiece } from '#kinds/replies/piece.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { AppError } from '#platform/errors.ts';
import { administration } from '#platform/http/administration.ts';
import { changeAsRead } from '#platform/table/version.ts';

export const handler = administration(row, ({ on, id, closed }, { member, commit }) =>
  commit(async () => {
    const kind = repliedTo[on];
    const read = await readPiece(on, id, member);
    if (!(await mayClose(read, member))) {
      throw new AppError(
        'forbidden',
        'thing.not-yours',
        read.piece.closedAbove
          ? 'Whoever looks after this place closed the replies. Only they may open them again.'
          : 'Only the one who made this may close it to replies.',
      );
    }
    // An administrator decides everywhere.
    if (!member.isAdmin) await checkNotShutOut(read.piece.communityId, member);
    // It makes no version: who edits the piece meanwhile loses nothing.
    const set = {
      repliesClosed: closed || undefined,
      closedAbove: (closed && read.creator !== member.id) || undefined,
    };
    const code = `${kind.declared.noun}.changed` as const;
    return {
      reply: { data: { on, id, closed } },
      actions: [
        changeAsRead(kind.key({ id }), read.piece, set, code, { unchanged: kind.unchanged(read.piece) }),
      ],
    };
  }),
);
