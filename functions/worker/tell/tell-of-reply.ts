import { namesIn } from '#contract/fields/mentions.ts';
import { addressOf } from '#contract/notices/site-address.ts';
import { nextStretch } from '#functions/worker/stretch.ts';
import { placesOf, whoWants } from '#kinds/notice-wishes.ts';
import { shortened } from '#kinds/push/shortened.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import type { Piece } from '#kinds/replies/piece.ts';
import type { ToldItem } from '#kinds/replies/told.ts';
import type { About, Job } from '#platform/table/job.ts';
import { partitions, ULID_LENGTH } from '#platform/table/keys.ts';
import { findMaker } from './maker.ts';
import { ringFor } from './ring.ts';
import { tell } from './tell.ts';
import { type Reply, tellOfMentions } from './tell-of-mentions.ts';
import { whoReads } from './who-reads.ts';

/**
 * Tells those whom a reply concerns and who may meet its author, once each: who wrote the reply that it answers, who
 * made the piece, whom it names, and then, a few a step, who else has replied to it. A reply or a piece that is gone
 * concerns nobody.
 */
export async function tellOfReply(
  { replyId }: Extract<Job, { kind: 'replied' }>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const found = await findReply(replyId);
  const item = found?.creator === undefined ? undefined : ({ ...found } as Reply);
  const maker = item && (await findMaker(item));
  if (!item || !maker) return undefined;
  if (cursor === undefined) await tellOfMentions({ on: 'reply', item }, namesIn(item.text), ulidOf(item.id));
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
  const seers = concerned.filter(({ id }) => id === maker.id || !maker.piece.isHidden);
  const readers = await whoReads(
    seers.map(({ id }) => id),
    item.creator,
    maker.stored,
  );
  const willing = await whoWants(readers, 'reply', placesOf(item.on, item.onId, maker.piece));
  const told = seers.filter(({ id }) => willing.has(id));
  await Promise.all(told.map(({ id, kind }) => tell(id, kind, said(item))));
  for (const [kind, some] of Map.groupBy(told, (one) => one.kind)) {
    await ringFor(
      some.map(({ id }) => id),
      aboutReply(item, kind as About['kind'], maker.piece),
    );
  }
  return next;
}

const aboutReply = (item: Reply, kind: About['kind'], piece: Piece): About => ({
  id: item.id,
  kind,
  on: item.on,
  onId: item.onId,
  by: item.creator,
  text: shortened(item.text),
  path: addressOf({ ...piece, on: item.on, id: item.onId, replyId: item.id }),
});

const ulidOf = (id: string) => id.slice(-ULID_LENGTH);

/** What a reply says to who is told of it: which it is follows from its id. */
const said = ({ id, on, onId, creator }: Reply) => ({ id, on, onId, creator });

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
