import { RestoreError } from './patience.ts';
import { sweep } from './sweep.ts';
import { find, type Item, key, nameOf, pkOf, skOf, type Tables } from './tables.ts';
import { type Thing, thingOf } from './things.ts';

export interface Gone {
  /** What existed then and does not now, except what its maker's erasure removed. */
  readonly things: readonly Thing[];
  /** Members erased since. */
  readonly members: readonly string[];
}

/** Compares the copy's records with the table. */
export async function findGone(tables: Tables): Promise<Gone> {
  const { client, live } = tables;
  const gone: Thing[] = [];
  const members: string[] = [];
  await sweep({
    tables,
    of: 'copy',
    act: async (items) => {
      const users = items.filter((item) => pkOf(item).startsWith('USER#') && skOf(item) === 'USER');
      const things = items.flatMap((item) => thingOf(item) ?? []);
      const there = await find(client, live, [...users, ...things.map(({ key }) => key)]);
      members.push(
        ...users.filter((user) => !there.has(nameOf(user))).map((user) => pkOf(user).slice('USER#'.length)),
      );
      gone.push(...things.filter(({ key }) => !there.has(nameOf(key))));
    },
  });
  const erased = new Set(members);
  const others = gone.filter(({ creator = '' }) => !erased.has(creator));
  const things = await withTheirCommunity(tables, others);
  return { things: things.toSorted((a, b) => (a.id < b.id ? -1 : 1)), members: members.toSorted() };
}

/**
 * Leaves out what was in a community that neither exists nor is restored, because its maker was erased: nobody would
 * find it.
 */
async function withTheirCommunity({ client, live }: Tables, things: readonly Thing[]): Promise<Thing[]> {
  const back = new Set(things.map(({ id }) => id));
  const communityOf = ({ communityId }: Thing) =>
    communityId === undefined || back.has(communityId)
      ? undefined
      : key(`COMMUNITY#${communityId}`, 'COMMUNITY');
  const communities = things.map(communityOf).filter((community) => community !== undefined);
  const there = await find(client, live, unique(communities));
  return things.filter((thing) => {
    const community = communityOf(thing);
    return !community || there.has(nameOf(community));
  });
}

const unique = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [nameOf(item), item])).values(),
];

/** What can be restored by itself: what has no parent that is gone as well. A lesson is restored with its course. */
export function roots({ things }: Gone): Thing[] {
  const ids = new Set(things.map(({ id }) => id));
  return things.filter(({ kind, within = '' }) => kind !== 'lesson' && !ids.has(within));
}

/**
 * The ids in everything that is restored with some records, or with all that are gone. Throws a `RestoreError` for an
 * id that nothing gone has, or of something whose parent is gone.
 */
export function scopeOf(gone: Gone, only?: readonly string[]): string[] {
  const chosen = only ? only.map((id) => choose(gone, id)) : roots(gone);
  const ids = new Set(chosen.map(({ id }) => id));
  const all = [...chosen];
  for (let more = chosen; more.length > 0; ) {
    more = gone.things.filter(({ id, within = '' }) => ids.has(within) && !ids.has(id));
    for (const { id } of more) ids.add(id);
    all.push(...more);
  }
  return [...new Set(all.flatMap(({ id, richtextId }) => (richtextId ? [id, richtextId] : [id])))];
}

function choose(gone: Gone, id: string): Thing {
  const thing = gone.things.find((one) => one.id === id);
  if (!thing) throw new RestoreError(`${id} is not gone: it is there, or was not there at that time.`);
  const whole = gone.things.find((one) => one.id === thing.within);
  if (whole)
    throw new RestoreError(`${id} was in the ${whole.kind} ${whole.id}, which is gone too: bring that back.`);
  if (thing.kind === 'lesson')
    throw new RestoreError(`${id} is a lesson: it comes back with its course, or with the whole table.`);
  return thing;
}
