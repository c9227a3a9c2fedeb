import * as z from 'zod/mini';
import { MOST_COLLECTIONS } from '#contract/fields/limits.ts';
import { collectionsOf } from '#contract/resources/collections.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { AppError } from '#platform/errors.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';

export const CollectionItem = z.object({
  id: z.string(),
  of: z.enum(collectionsOf),
  title: z.string(),
  /** The number of its drawing. */
  cover: z.optional(z.int()),
  isPublic: z.boolean(),
  /** Its row among those that are public. */
  topicRow: z.optional(z.string()),
  creator: z.string(),
  createdAt: z.string(),
  /** How many things are in it: changed when one comes or goes, without a new version. */
  count: z._default(z.int(), 0),
  ...versioned,
});
export type CollectionItem = z.infer<typeof CollectionItem>;

type Place = Pick<CollectionItem, 'of' | 'creator'>;

class CollectionKind extends RecordKind<Place, CollectionItem> {
  /** Throws `collections.full` for who has as many as there may be. */
  override async newRow(place: Place): Promise<string> {
    if ((await countRows(lists.allCollections(place.creator))) >= MOST_COLLECTIONS) {
      const text = `You have ${MOST_COLLECTIONS} collections, which is as many as there may be.`;
      throw new AppError('conflict', 'collections.full', text);
    }
    return super.newRow(place);
  }
}

export const collection = new CollectionKind({
  noun: 'collection',
  missing: 'There is no such collection. It may have been deleted.',
  item: CollectionItem,
  list: ({ creator, of }) => lists.collections(creator, of),
  apart: { key: keys.collection, row: ({ id }) => id },
  topic: ({ of, isPublic }) => (isPublic ? lists.publicCollections(of) : undefined),
  topicFields: ({ creator }) => ({ creator }),
  uses: ({ creator }) => lists.allCollections(creator),
  hangs: ({ id }) => [
    { part: 'partition', pk: keys.collection(id).pk },
    { part: 'collected', id },
  ],
});
