import { memberMemory } from '#web/lib/session/member-memory.ts';
import { type Collection, ownCollections, savedCollections, usersCollections } from './samples.ts';

/** What a member tries with their own, by the collection's id: nobody should find an example kept. */
const tried = memberMemory<Readonly<Record<string, Partial<Collection>>>>({});

/** The collections there are. So far they are examples; what is tried with one's own stays until the page is closed. */
export function useCollections() {
  const changes = tried.useValue();
  const own = ownCollections.map((collection): Collection => ({ ...collection, ...changes[collection.id] }));
  return {
    own,
    users: usersCollections,
    saved: savedCollections,
    find: (id: string | undefined) => [...own, ...usersCollections].find((each) => each.id === id),
  };
}

/** Calls one of the member's own otherwise, or says which courses are in it, in their order. */
export function changeCollection(id: string, change: Partial<Pick<Collection, 'title' | 'courses'>>): void {
  tried.change((before) => ({ ...before, [id]: { ...before[id], ...change } }));
}
