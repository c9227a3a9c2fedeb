import { type SampleFile, sampleFiles, savedFiles, usersFiles } from './samples.ts';

/** Whose collections: those of other members, or what one has saved of them. */
export type CollectionView = 'users' | 'saved';

interface CollectionFiles {
  readonly articles: readonly SampleFile[];
  readonly videos: readonly SampleFile[];
}

const files = { users: usersFiles, saved: savedFiles };

/** What stands in collections, by section. So far these are examples: none of them has a page, and the screens say so. */
export function useCollectionFiles(view: CollectionView): CollectionFiles {
  const of = (section: string) => files[view].filter(({ resourceType }) => resourceType === section);
  return { articles: of('articles'), videos: of('videos') };
}

/** The member's files, whether or not they are in a collection. Examples too. */
export const useOwnFiles = (): readonly SampleFile[] => sampleFiles;
