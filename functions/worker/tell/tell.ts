import { oneForAll } from '#functions/worker/count/one-for-all.ts';
import { dayOf, expiry, MAX_NAMED, ToldItem, updateIf } from '#kinds/replies/told.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';

interface Said extends Pick<ToldItem, 'on' | 'onId' | 'replyId'> {
  /** Of the reply, or of what else happened, with its time in it. */
  readonly id: string;
  readonly creator: string;
}

type Kind = ToldItem['kind'];

/** What members are still to be told, by the item that says it. */
const waiting = new Map<string, Said[]>();

/**
 * Tells a member of a reply. Of many at once, as under a piece that a village answers, a write tells all that came
 * while the one before was under way.
 */
export async function tell(userId: string, kind: Kind, said: Said): Promise<void> {
  const Key = keys.told(userId, dayOf(said.id), said.on, said.onId, kind);
  const name = `told ${Key.pk} ${Key.sk}`;
  waiting.set(name, [...(waiting.get(name) ?? []), said]);
  const tellAll = async () => {
    const all = waiting.get(name) ?? [];
    waiting.delete(name);
    await add(Key, kind, all);
  };
  await oneForAll(name, tellAll, 0);
}

/** Adds replies to an item, for one write unit; jobs may come in another order than the replies, which costs two. */
async function add(Key: Key, kind: Kind, several: readonly Said[]): Promise<void> {
  const sorted = several.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [first, last] = [sorted[0] as Said, sorted.at(-1) as Said];
  const creators = [...new Set(sorted.map(({ creator }) => creator).reverse())].slice(0, MAX_NAMED);
  const news = { kind, on: last.on, onId: last.onId, last: last.id, lastBy: last.creator };
  const set = { ...news, replyId: last.replyId, toldAt: Date.now(), expiresAt: expiry() };
  const later = update(Key, { set, fill: { first: first.id }, add: { who: new Set(creators) } });
  const room = { ':room': MAX_NAMED - creators.length };
  const isLater = 'attribute_not_exists(pk) OR (#last < :first AND size(#who) <= :room)';
  while (!(await updateIf(later, isLater, room))) {
    const before = await findItem(Key);
    if (before && (await addAsRead(Key, ToldItem.parse(before), { first: first.id, creators, set }))) return;
  }
}

interface Addition {
  readonly first: string;
  /** The last first. */
  readonly creators: readonly string[];
  readonly set: { readonly last: string };
}

/** Adds what an item does not say yet; answers false where another write was faster. */
async function addAsRead(Key: Key, before: ToldItem, { first, creators, set }: Addition): Promise<boolean> {
  const room = MAX_NAMED - before.who.size;
  const names = creators.filter((id) => !before.who.has(id)).slice(0, Math.max(0, room));
  const changes = {
    ...(before.last < set.last && set),
    ...(first < before.first && { first }),
  };
  if (names.length === 0 && Object.keys(changes).length === 0) return true;
  const change = update(Key, { set: changes, add: names.length > 0 ? { who: new Set(names) } : {} });
  const compared = { '#first': 'first', '#last': 'last', '#who': 'who' };
  return updateIf(
    { ...change, ExpressionAttributeNames: { ...change.ExpressionAttributeNames, ...compared } },
    '#first = :wasFirst AND #last = :wasLast AND size(#who) = :wasNamed',
    { ':wasFirst': before.first, ':wasLast': before.last, ':wasNamed': before.who.size },
  );
}
