import { type SampleFile, savedFiles, usersFiles } from './samples.ts';

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
