import { type AddedHere, addedHere } from './added-here.ts';
import {
  farmingCollections,
  type SampleCollection,
  type SampleFile,
  type SampleMember,
  sampleCollections,
  sampleFiles,
  sampleMembers,
} from './samples.ts';

/** A collection with what was put into it on this page. */
export interface Collection extends Omit<SampleCollection, 'files'> {
  readonly files: readonly CollectionFile[];
  /** Ids of those who were added to it. */
  readonly members: readonly string[];
}

/** Of a file from elsewhere that was added, only its title is known. */
export type CollectionFile = Pick<SampleFile, 'id' | 'title'> & Partial<SampleFile>;

/** Number of the drawing on a collection that was made here. */
const NEW_COVER = 3;

/** The collections there are. So far they are examples; what is added to them stays until the page is closed. */
export function useCollections() {
  const added = addedHere.useValue();
  const made = added.made.map((collection) => ({ ...collection, cover: NEW_COVER, files: [] }));
  const withAdded = (collection: SampleCollection) => joined(collection, added);
  const own = [...made, ...sampleCollections].map(withAdded);
  const farming = farmingCollections.map(withAdded);
  return {
    /** The member's own, the newest first. */
    own,
    /** Those of 'Farming Collections'. */
    farming,
    find: (id: string | undefined) => [...own, ...farming].find((collection) => collection.id === id),
  };
}

/** Who can be added to a collection. Examples too. */
export const useMembersToAdd = (): readonly SampleMember[] => sampleMembers;

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

/** Makes an empty collection of one's own. @returns its id */
export function makeCollection(title: string): string {
  const id = `new-${addedHere.read().made.length + 1}`;
  addedHere.change((before) => ({ ...before, made: [{ id, title }, ...before.made] }));
  return id;
}

/** Adds a file of this title to each of the collections. */
export function addToCollections(title: string, ids: readonly string[]): void {
  addedHere.change((before) => ({
    ...before,
    files: ids.reduce((files, id) => plus(files, id, [title]), before.files),
  }));
}

export function addMembers(collection: string, ids: readonly string[]): void {
  addedHere.change((before) => ({ ...before, members: plus(before.members, collection, ids) }));
}
