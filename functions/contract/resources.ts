import * as z from 'zod/mini';
import { ChangedFile, Id, nameText, OptionalFile, requiredText, Version, versioned } from './field.ts';
import { Found, paging, searchText } from './paging.ts';
import { Picture } from './picture.ts';
import { route } from './route.ts';

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
  /** A small picture of what is in the file, in the content host's folder `thumbnail`. */
  thumbnail: z.optional(Picture),
  ...versioned,
});
export type ResourceCard = z.infer<typeof ResourceCard>;

/** One resource, with all that is said of it. */
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

export const listResources = route({
  method: 'GET',
  path: '/api/resources',
  summary:
    'The library, or one section of it, newest first; with `search` those with words in their titles that begin like the given ones.',
  access: 'member',
  table: 'read',
  input: () => z.object({ category: section, search: z.optional(searchText), ...paging }),
  output: () => z.extend(Found, { data: z.array(ResourceCard) }),
});

export const createResource = route({
  method: 'POST',
  path: '/api/resources/add',
  summary: 'Adds a resource to the library; its file may be of any type.',
  access: 'member',
  table: 'write',
  files: ['file', 'thumbnail'],
  body: 'multipart',
  status: 201,
  input: () => z.extend(ResourceDraft, { file: OptionalFile, thumbnail: OptionalFile }),
  output: () => z.object({ data: Resource }),
});

export const updateResource = route({
  method: 'PUT',
  path: '/api/resources/{id}',
  summary:
    'Changes the given fields of a resource, and removes its file or thumbnail where that is sent empty; another file takes the thumbnail of the one before away. Its creator alone may.',
  access: 'member',
  table: 'write',
  files: ['file', 'thumbnail'],
  body: 'multipart',
  input: () =>
    z.object({
      id: Id,
      title: z.optional(ResourceDraft.shape.title),
      description: z.optional(ResourceDraft.shape.description),
      resourceType: section,
      file: ChangedFile,
      thumbnail: ChangedFile,
      version: Version,
    }),
  output: () => Resource,
});

export const deleteResource = route({
  method: 'DELETE',
  path: '/api/resources/{id}',
  summary: 'Deletes a resource with its file; its creator alone may.',
  access: 'member',
  table: 'write',
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const getResource = route({
  method: 'GET',
  path: '/api/resources/{id}',
  summary: 'One resource of the library.',
  access: 'member',
  table: 'read',
  input: () => z.object({ id: Id }),
  output: () => Resource,
});

export const resources = { listResources, createResource, updateResource, deleteResource, getResource };
