import * as z from 'zod/mini';
import { CourseCard } from '#contract/courses/courses.ts';
import { Flag, filter, Id, nameText, versioned } from '#contract/fields/field.ts';
import { MOST_COLLECTED } from '#contract/fields/limits.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { recordChange, recordCreate, recordRemove } from '#contract/records.ts';
import { route } from '#contract/route.ts';
import { ResourceCard } from './resources.ts';

/** What collections hold. */
export const collectionsOf = ['library', 'courses'] as const;
export type CollectionOf = (typeof collectionsOf)[number];

/** A member's own collections, the public ones of others, or those that the member saved. */
export const collectionScopes = ['mine', 'users', 'saved'] as const;
export type CollectionScope = (typeof collectionScopes)[number];

const Of = z.enum(collectionsOf, 'This must be library or courses.');

/** How many drawings there are for covers. */
export const COVERS = 8;
const coverText = `This must be a number from 1 to ${COVERS}.`;
/** The number of a drawing, so that it is known before the collection has arrived; absent: one by the id. */
const Cover = z.optional(z.int(coverText).check(z.minimum(1, coverText), z.maximum(COVERS, coverText)));

/** A collection as lists show it. Times are ISO 8601 UTC. */
export const CollectionCard = z.object({
  id: Id,
  of: Of,
  title: z.string(),
  cover: Cover,
  /** Whether others may look at it; otherwise it is there for its maker alone. */
  isPublic: z.boolean(),
  creator: Id,
  /** The creator's name. */
  author: z.string(),
  createdAt: z.string(),
  /** How many things are in it. */
  count: z.int(),
  isCreator: z.enum(['true', 'false']),
  /** Whether the thing that was asked for is in it; absent where none was. */
  isIncluded: z.optional(z.boolean()),
  ...versioned,
});
export type CollectionCard = z.infer<typeof CollectionCard>;

/** A collection with a page of what is in it: what was made last comes first. */
export const Collection = z.object({
  ...CollectionCard.shape,
  isSaved: z.enum(['1', '0']),
  ...Paged.shape,
  /** Files of the library, or courses: as `of` says. */
  data: z.union([z.array(ResourceCard), z.array(CourseCard)]),
});
export type Collection = z.infer<typeof Collection>;

/** What the form of a collection asks for. */
export const CollectionDraft = z.object({
  title: nameText('You must enter the name.', 200),
  /** @default false */
  isPublic: z.optional(Flag),
});
export type CollectionDraft = z.infer<typeof CollectionDraft>;

const plain = { nouns: 'collections', scope: {}, card: () => CollectionCard, one: () => CollectionCard };

export const listCollections = route({
  method: 'GET',
  path: '/api/collections',
  summary:
    "Collections of library files or of courses: the caller's own, the public ones of others, or those that the caller saved; with `has`, an id of a file or a course, each says whether that is in it.",
  input: () =>
    z.object({
      of: Of,
      scope: z.enum(collectionScopes, 'This must be mine, users or saved.'),
      has: filter(Id),
      ...paging,
    }),
  output: () => z.extend(Paged, { data: z.array(CollectionCard) }),
});

export const addCollection = recordCreate(plain, {
  summary: 'Makes an empty collection of library files or of courses; without isPublic, for its maker alone.',
  draft: () => ({ of: Of, ...CollectionDraft.shape, cover: Cover }),
});

export const getCollection = route({
  method: 'GET',
  path: '/api/collections/{id}',
  summary: 'One collection with a page of what is in it, what was made last first.',
  input: () => z.object({ id: Id, ...paging }),
  output: () => Collection,
});

export const updateCollection = recordChange(plain, {
  summary: 'Names a collection anew, or makes it public or not; its creator alone may.',
  change: () => ({ title: z.optional(CollectionDraft.shape.title), isPublic: z.optional(Flag) }),
});

export const deleteCollection = recordRemove(plain, {
  summary: 'Deletes a collection, and nothing of what is in it; its creator alone may.',
});

export const setItem = route({
  method: 'PUT',
  path: '/api/collections/{collectionId}/items',
  summary: `Says whether a file of the library, or a course, is in a collection of the caller's, which holds at most ${MOST_COLLECTED}.`,
  // `id` is what it holds.
  input: () => z.object({ collectionId: Id, id: Id, included: Flag }),
  output: () => z.object({ data: z.object({ id: Id, included: z.boolean(), count: z.int() }) }),
});

export const saveCollection = route({
  method: 'POST',
  path: '/api/collections/{id}/saved',
  summary: 'Says whether the caller has a public collection of another member among those saved.',
  input: () => z.object({ id: Id, saved: Flag }),
  output: () => z.object({ data: z.object({ isSaved: z.enum(['1', '0']) }) }),
});

export const collections = {
  listCollections,
  addCollection,
  getCollection,
  updateCollection,
  deleteCollection,
  setItem,
  saveCollection,
};
