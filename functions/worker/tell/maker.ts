import { course } from '#kinds/declared/course.ts';
import { type ReplyItem, repliedTo } from '#kinds/declared/reply.ts';
import type { Piece } from '#kinds/replies/piece.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';

interface Made {
  /** Who made it: of a lesson, who made its course. */
  readonly id: string | undefined;
  readonly piece: Piece;
  /** The same with its keys. */
  readonly stored: StoredItem;
}

/** What a reply is to, and who made that. Undefined where it is gone. */
export async function findMaker({ on, onId }: Pick<ReplyItem, 'on' | 'onId'>): Promise<Made | undefined> {
  const kind = repliedTo[on];
  const stored = await findItem(kind.key({ id: onId }));
  if (!stored) return undefined;
  const piece = kind.declared.item.parse(stored) as Piece;
  if (piece.courseId === undefined) return { id: piece.creator, piece, stored };
  const above = await findItem(course.key({ id: piece.courseId }));
  return above && { id: above['creator'] as string | undefined, piece, stored };
}
