import { memberMemory } from '#web/lib/session/member-memory.ts';
import {
  farmingCollections,
  type SampleCollection,
  type SampleFile,
  sampleCollections,
  sampleFiles,
} from './samples.ts';

interface AddedHere {
  /** Collections that they made, by id and title. */
  readonly made: readonly { readonly id: string; readonly title: string }[];
  /** Titles of files, by the collection's id. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Ids of members, by the collection's id. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** A sample is never kept. */
const addedHere = memberMemory<AddedHere>({ made: [], files: {}, members: {} });

/** A collection with what was added to it on this page. */
export interface Collection extends Omit<SampleCollection, 'files'> {
  readonly files: readonly CollectionFile[];
  /** Ids of those who were added to it. */
  readonly members: readonly string[];
}

/** Of a file from elsewhere that was added, only its title is known. */
export type CollectionFile = Pick<SampleFile, 'id' | 'title'> & Partial<SampleFile>;

/** Number of the drawing of a collection that was made here. */
const NEW_COVER_INDEX = 3;

/** The collections, which are samples so far; what is added to them stays until the page is closed. */
export function useCollections() {
  const added = addedHere.useValue();
  const made = added.made.map((collection) => ({ ...collection, cover: NEW_COVER_INDEX, files: [] }));
  const withAdded = (collection: SampleCollection) => joined(collection, added);
  const own = [...made, ...sampleCollections].map(withAdded);
  const farming = farmingCollections.map(withAdded);
  return {
    /** The member's own, the newest first. */
    own,
    farming,
    find: (id: string | undefined) => [...own, ...farming].find((collection) => collection.id === id),
  };
}

function joined(collection: SampleCollection, { files, members }: AddedHere): Collection {
  const titles = files[collection.id] ?? [];
  const here = titles.map(
    (title) => sampleFiles.find((file) => file.title === title) ?? { id: title, title },
  );
  return { ...collection, files: [...here, ...collection.files], members: members[collection.id] ?? [] };
}

const plus = (lists: AddedHere['files'], id: string, more: readonly string[]): AddedHere['files'] => ({
  ...lists,
  [id]: [...new Set([...more, ...(lists[id] ?? [])])],
});

/** Makes an empty collection of the member's. @returns its id */
export function makeCollection(title: string): string {
  const id = `new-${addedHere.read().made.length + 1}`;
  addedHere.change((before) => ({ ...before, made: [{ id, title }, ...before.made] }));
  return id;
}

export function addToCollections(title: string, ids: readonly string[]): void {
  addedHere.change((before) => ({
    ...before,
    files: ids.reduce((files, id) => plus(files, id, [title]), before.files),
  }));
}

export function addMembers(collection: string, ids: readonly string[]): void {
  addedHere.change((before) => ({ ...before, members: plus(before.members, collection, ids) }));
}
