import { memberMemory } from '#web/lib/session/member-memory.ts';
import { type Collection, ownCollections, savedCollections, usersCollections } from './samples.ts';

/** The member's trials with their own, by the collection's id; a sample is never kept. */
const tried = memberMemory<Readonly<Record<string, Partial<Collection>>>>({});

/** The collections, which are samples so far; trials with the member's own stay until the page is closed. */
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

/** Renames one of the member's own, or sets its courses and their order. */
export function changeCollection(id: string, change: Partial<Pick<Collection, 'title' | 'courses'>>): void {
  tried.change((before) => ({ ...before, [id]: { ...before[id], ...change } }));
}
