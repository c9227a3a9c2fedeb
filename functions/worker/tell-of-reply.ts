import { blockedAmong } from '#kinds/blocked.ts';
import { course } from '#kinds/declared/course.ts';
import { type ReplyItem, repliedTo } from '#kinds/declared/reply.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import type { Piece } from '#kinds/replies/piece.ts';
import { type ToldItem, tell } from '#kinds/replies/told.ts';
import type { Job } from '#platform/table/job.ts';
import { partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { nextStretch } from './stretch.ts';

type Reply = ReplyItem & { readonly creator: string };

/**
 * Tells those whom a reply concerns and who may meet its author, once each: who wrote the reply that it answers, who made the piece, and then, a few
 * a step, who else has replied to it. A reply or a piece that is gone concerns nobody.
 */
export async function tellOfReply(
  { replyId }: Extract<Job, { kind: 'replied' }>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const found = await findReply(replyId);
  const item = found?.creator === undefined ? undefined : ({ ...found } as Reply);
  const maker = item && (await makerOf(item));
  if (!item || !maker) return undefined;
  const others = new Set([item.creator, item.replyToCreator, maker.id]);
  const { items, next } = await nextStretch(
    { pk: partitions.watchers(item.on, item.onId), from: ' ', to: '~' },
    cursor,
  );
  const concerned = [
    ...(cursor === undefined ? firstOf(item, maker.id) : []),
    ...items.flatMap(({ sk, from }) =>
      others.has(String(sk)) || String(from) >= item.id ? [] : [{ id: String(sk), kind: 'thread' as const }],
    ),
  ];
  const blocked = await blockedAmong(
    item.creator,
    concerned.map(({ id }) => id),
  );
  await Promise.all(concerned.flatMap(({ id, kind }) => (blocked.has(id) ? [] : tell(id, kind, item))));
  return next;
}

interface Concerned {
  readonly id: string;
  readonly kind: ToldItem['kind'];
}

/** Nobody is told of what they wrote themselves, and who is answered hears that alone. */
function firstOf(item: Reply, maker: string | undefined): Concerned[] {
  const { creator, replyToCreator: answered } = item;
  return [
    ...(answered !== undefined && answered !== creator ? [{ id: answered, kind: 'answer' as const }] : []),
    ...(maker !== undefined && maker !== creator && maker !== answered
      ? [{ id: maker, kind: 'reply' as const }]
      : []),
  ];
}

/** Who made what a reply is to: of a lesson, who made its course. Undefined where it is gone. */
async function makerOf({ on, onId }: ReplyItem): Promise<{ id: string | undefined } | undefined> {
  const kind = repliedTo[on];
  const stored = await findItem(kind.key({ id: onId }));
  if (!stored) return undefined;
  const { courseId, creator } = kind.declared.item.parse(stored) as Piece;
  if (courseId === undefined) return { id: creator };
  const above = await findItem(course.key({ id: courseId }));
  return above && { id: above['creator'] as string | undefined };
}
