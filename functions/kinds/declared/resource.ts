import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { resourceTypes } from '#contract/resources/resources.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { responses } from '#kinds/replies/responses.ts';
import { keys, lists, partitions, tallies } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';

/** A resource as it stands in the library. */
export const ResourceItem = z.object({
  id: z.string(),
  title: z.string(),
  /** The description where it is short; otherwise it has an item of its own. */
  description: z.optional(z.string()),
  resourceType: z.enum(resourceTypes),
  /** Its row in the list of its section. */
  topicRow: z.string(),
  creator: z.string(),
  createdAt: z.string(),
  filename: z.optional(z.string()),
  file: z.optional(z.object({ name: z.string(), type: z.string(), size: z.int() })),
  thumbnail: z.optional(Picture),
  ...responses,
  ...versioned,
});
export type ResourceItem = z.infer<typeof ResourceItem>;

export const resource = new RecordKind<object, ResourceItem>({
  noun: 'resource',
  missing: 'There is no such file in the library. It may have been deleted.',
  item: ResourceItem,
  list: () => lists.resources,
  text: 'title',
  section: 'resourceType',
  topic: ({ resourceType }) => lists.ofCategory(lists.resources, resourceType),
  made: ({ creator }) => lists.resourcesMade(creator),
  files: ({ filename, thumbnail }) => [
    filename && `file/${filename}`,
    thumbnail && `thumbnail/${thumbnail.name}`,
  ],
  hangs: ({ id }) => [
    { part: 'partition', pk: keys.resourceText(id).pk },
    { part: 'partition', pk: tallies.useful('resource', id).pk },
    { part: 'partition', pk: partitions.watchers('resource', id) },
    { part: 'reported', on: 'resource', id },
    { part: 'collected', id },
  ],
});
