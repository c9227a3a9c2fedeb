import { addressOf } from '#contract/notices/site-address.ts';
import { write } from '#functions/worker/change.ts';
import { type PostItem, post } from '#kinds/declared/post.ts';
import { type ReplyItem, reply } from '#kinds/declared/reply.ts';
import { findNamed, unknownNames } from '#kinds/mentions.ts';
import { placesOf, whoWants } from '#kinds/notice-wishes.ts';
import { shortened } from '#kinds/push/shortened.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import type { Job } from '#platform/table/job.ts';
import { keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { findMaker } from './maker.ts';
import { ringFor } from './ring.ts';
import { tell } from './tell.ts';
import { whoReads } from './who-reads.ts';

export type Reply = ReplyItem & { readonly creator: string };
type Said = { readonly on: 'reply'; readonly item: Reply } | { readonly on: 'post'; readonly item: PostItem };

/** Tells whom a post, or a change of one or of a reply, names. */
export async function tellOfNamed({
  on,
  id,
  names,
  notice,
}: Extract<Job, { kind: 'mentioned' }>): Promise<undefined> {
  const said = await find(on, id);
  if (said) await tellOfMentions(said, names, notice);
}

/** Undefined where it is gone, or its author is. */
async function find(on: Said['on'], id: string): Promise<Said | undefined> {
  const item = on === 'reply' ? await findReply(id) : await post.find({ ...post.scopeOf(id), id });
  return item?.creator === undefined ? undefined : ({ on, item } as Said);
}

/**
 * Tells those of these names that are members', once each, and keeps in what names them who they are. Nobody is told of
 * what they wrote themselves, what a person wrote whom they do not meet, what they may not read or want to hear nothing
 * of, or what they are told of already. Run twice it changes nothing.
 */
export async function tellOfMentions(said: Said, names: readonly string[], notice: string): Promise<void> {
  const { on, item } = said;
  const people = await findNamed(unknownNames(names, item.mentions));
  if (people.length === 0) return;
  const place = on === 'reply' ? { on: item.on, onId: item.onId } : { on, onId: item.id };
  const above = await findMaker(place);
  if (!above) return;
  const told = on === 'reply' ? await toldAnyway(item, above.id, people) : new Set([item.creator]);
  const others = people.map(({ id }) => id).filter((id) => !told.has(id));
  const creator = String(item.creator);
  const isHidden = item.isHidden || above.piece.isHidden;
  const readers = isHidden ? [] : await whoReads(others, creator, above.stored);
  const replyId = on === 'reply' ? item.id : undefined;
  const willing = await whoWants(readers, 'mention', placesOf(place.on, place.onId, above.piece));
  await Promise.all(
    [...willing].map((id) => tell(id, 'mention', { id: notice, ...place, creator, replyId })),
  );
  await ringFor([...willing], {
    id: notice,
    kind: 'mention',
    ...place,
    replyId,
    by: creator,
    text: shortened(item.text),
    path: addressOf({ ...above.piece, on: place.on, id: place.onId, replyId }),
  });
  await keepPeople(said, people);
}

/**
 * Who wrote a reply, and who is told of it as an answer, as a reply to what is theirs, or as what they replied to, too.
 */
async function toldAnyway(
  { id, on, onId, creator, replyToCreator }: Reply,
  maker: string | undefined,
  people: readonly { readonly id: string }[],
): Promise<ReadonlySet<string | undefined>> {
  const watching = await findItems(people.map((one) => keys.watch(on, onId, one.id)));
  const before = watching.flatMap(({ sk, from }) => (String(from) < id ? String(sk) : []));
  return new Set([creator, replyToCreator, maker, ...before]);
}

/** It makes no version: its author may be editing. */
async function keepPeople(
  { on, item: { id } }: Said,
  people: NonNullable<ReplyItem['mentions']>,
): Promise<void> {
  await retryOnStaleRead(async () => {
    const found = await find(on, id);
    if (!found) return;
    const { item } = found;
    const known = item.mentions ?? [];
    const added = unknownNames(
      people.map(({ name }) => name),
      known,
    );
    const mentions = [...known, ...people.filter(({ name }) => added.includes(name))];
    const key = found.on === 'reply' ? reply.key(found.item) : post.key(found.item);
    await write([
      changeAsRead(key, item, { mentions }, `${on}.changed`, { unchanged: { mentions: item.mentions } }),
      ...mentions.slice(known.length).map((one) => ({ put: { Item: keys.named(one.id, on, id) } })),
    ]);
  });
}
