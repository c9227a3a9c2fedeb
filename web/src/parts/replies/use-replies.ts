import { replies } from '#contract/replies/replies.ts';
import { useApi, useKnown } from '#web/lib/api/replies.tsx';
import { usePages } from '#web/parts/threads/use-pages.ts';
import type { Piece } from './piece.ts';

const PAGE_SIZE = 20;

const askedOf = ({ on, id }: Pick<Piece, 'on' | 'id'>) => ({ on, id, pageSize: PAGE_SIZE });

/** How many replies a piece has: as many as its list says, once that is known; before, as the piece itself says. */
export const useRepliesCount = (piece: Pick<Piece, 'on' | 'id'>, count = 0): number =>
  useKnown(replies.listReplies, askedOf(piece))?.totalItems ?? count;

/** The newest replies to a piece, and earlier ones once they are asked for, in the order of time. */
export function useReplies(piece: Pick<Piece, 'on' | 'id'>) {
  const asked = askedOf(piece);
  const reply = useApi(replies.listReplies, asked);
  const { data } = reply;
  const { all, ...pages } = usePages(replies.listReplies, asked, data);
  return {
    page: data,
    /** Oldest first. */
    shown: all.toReversed(),
    ...pages,
    reply,
  };
}
