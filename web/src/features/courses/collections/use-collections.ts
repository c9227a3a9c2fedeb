import { memberMemory } from '#web/lib/session/member-memory.ts';
import { ownCollections, type SampleCollection, savedCollections, usersCollections } from './samples.ts';

export type Collection = SampleCollection;

/** What a member tries with their sample collections, by the collection's id. */
interface Tried {
  readonly titles: Readonly<Record<string, string>>;
  /** Ids of its courses, in their order. */
  readonly courses: Readonly<Record<string, readonly string[]>>;
}

/** Nobody should find an example kept. */
const tried = memberMemory<Tried>({ titles: {}, courses: {} });

/** The collections there are. So far they are examples; what is tried with one's own stays until the page is closed. */
export function useCollections() {
  const { titles, courses } = tried.useValue();
  const own = ownCollections.map(
    (collection): Collection => ({
      ...collection,
      title: titles[collection.id] ?? collection.title,
      courses:
        courses[collection.id]?.flatMap((id) => collection.courses.filter((course) => course.id === id)) ??
        collection.courses,
    }),
  );
  return {
    own,
    users: usersCollections,
    saved: savedCollections,
    find: (id: string | undefined) => [...own, ...usersCollections].find((each) => each.id === id),
  };
}

export function renameCollection(id: string, title: string): void {
  tried.change((before) => ({ ...before, titles: { ...before.titles, [id]: title } }));
}

/** Puts the courses of this collection, by their ids, in this order; what is missing is taken out. */
export function arrangeCollection(id: string, courses: readonly string[]): void {
  tried.change((before) => ({ ...before, courses: { ...before.courses, [id]: courses } }));
}
