import * as z from 'zod/mini';
import {
  ChangedFile,
  filter,
  Id,
  nameText,
  OptionalFile,
  requiredText,
  versioned,
} from '#contract/fields/field.ts';
import { HiddenCard } from '#contract/fields/hidden.ts';
import { searchText } from '#contract/fields/paging.ts';
import { Picture } from '#contract/fields/picture.ts';
import { responses } from '#contract/fields/responses.ts';
import { recordChange, recordCreate, recordGet, recordList, recordRemove } from '#contract/records.ts';

/** The sections of the library. */
export const resourceTypes = ['articles', 'videos'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** A resource as lists show it. Times are ISO 8601 UTC. */
export const ResourceCard = z.object({
  id: Id,
  title: z.string(),
  resourceType: z.enum(resourceTypes),
  /** The same as `resourceType`. */
  category: z.enum(resourceTypes),
  creator: Id,
  /** The creator's name. */
  author: z.string(),
  /** Name of the creator's picture in the content host's folder `attachments`. */
  authorAttachments: z.optional(z.string()),
  createdAt: z.string(),
  /** Name of its file in the content host's folder `file`; its extension tells what it is. */
  filename: z.optional(z.string()),
  /** Of that file: the name that its owner's device gave it, its content type, and its size in bytes. */
  file: z.optional(z.object({ name: z.string(), type: z.string(), size: z.int() })),
  /** A small picture of the file's content, in the content host's folder `thumbnail`. */
  thumbnail: z.optional(Picture),
  ...responses,
  ...versioned,
});
export type ResourceCard = z.infer<typeof ResourceCard>;

/** One resource with all its details. */
export const Resource = z.extend(ResourceCard, { description: z.string() });
export type Resource = z.infer<typeof Resource>;

const sectionText = 'Please choose Articles or Videos.';
const section = z.optional(z.enum(resourceTypes, sectionText));

/** What the form of a resource asks for. */
export const ResourceDraft = z.object({
  title: nameText('You must enter the title.', 200),
  description: requiredText('You must enter the description.', 20_000),
  /** @default 'articles' */
  resourceType: section,
});
export type ResourceDraft = z.infer<typeof ResourceDraft>;

const plain = {
  nouns: 'resources',
  scope: {},
  files: ['file', 'thumbnail'] as const,
  card: () => ResourceCard,
  one: () => Resource,
};

export const listResources = recordList(
  { ...plain, card: () => z.union([ResourceCard, HiddenCard]) },
  {
    summary:
      'The library, or one section of it, newest first; with `search` those with words in their titles that begin like the given ones.',
    wanted: () => ({ category: filter(section), search: z.optional(searchText) }),
  },
);

export const listUserResources = recordList(
  { ...plain, nouns: 'resources/user' },
  {
    summary:
      'The resources that the caller made, newest first; with `search` those with words in their titles that begin like the given ones.',
    wanted: () => ({ search: z.optional(searchText) }),
  },
);

export const createResource = recordCreate(plain, {
  summary: 'Adds a resource to the library; its file may be of any type.',
  draft: () => ({ ...ResourceDraft.shape, file: OptionalFile, thumbnail: OptionalFile }),
});

export const updateResource = recordChange(plain, {
  summary:
    'Changes the given fields of a resource, and removes its file or thumbnail where that is sent empty; another file takes the thumbnail of the one before away. Its creator alone may.',
  change: () => ({
    title: z.optional(ResourceDraft.shape.title),
    description: z.optional(ResourceDraft.shape.description),
    resourceType: section,
    file: ChangedFile,
    thumbnail: ChangedFile,
  }),
});

export const deleteResource = recordRemove(plain, {
  summary: 'Deletes a resource with its file; its creator alone may.',
});

export const getResource = recordGet(plain, {
  summary: 'One resource of the library.',
});

export const resources = {
  listResources,
  listUserResources,
  createResource,
  updateResource,
  deleteResource,
  getResource,
};
