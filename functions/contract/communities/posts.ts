import * as z from 'zod/mini';
import {
  ChangedFile,
  filter,
  Id,
  idField,
  OptionalFile,
  requiredText,
  Version,
  versioned,
} from '#contract/fields/field.ts';
import { HiddenCard } from '#contract/fields/hidden.ts';
import { MOST_MENTIONED, mentioning } from '#contract/fields/mentions.ts';
import { Found, Paged, paging, searchText } from '#contract/fields/paging.ts';
import { Picture } from '#contract/fields/picture.ts';
import { responses } from '#contract/fields/responses.ts';
import { recordCreate, recordGet, recordRemove } from '#contract/records.ts';
import { route } from '#contract/route.ts';

/** What members post in. */
export const postedIn = ['group', 'enterprise'] as const;
export type PostedIn = (typeof postedIn)[number];

/** A question has one answer that is marked. */
export const postKinds = ['post', 'question'] as const;
export type PostKind = (typeof postKinds)[number];

const In = z.enum(postedIn, 'This must be group or enterprise.');
const Kind = z.enum(postKinds, 'This must be post or question.');

/** In characters. */
export const LONGEST_POST = 2000;
export const MOST_PICTURES = 4;

/** A post in a group or an enterprise. Times are ISO 8601 UTC. */
export const Post = z.object({
  id: Id,
  in: In,
  /** The group or the enterprise, and its community. */
  inId: Id,
  communityId: Id,
  kind: Kind,
  text: z.string(),
  /** In the content host's folder `img`. */
  pictures: z._default(z.array(Picture), []),
  /** Absent where its author has left. */
  creator: z.optional(Id),
  /** The author's name. */
  author: z.string(),
  /** Name of the author's picture in the content host's folder `attachments`. */
  avatar: z.optional(z.string()),
  createdAt: z.string(),
  /** Absent when it was never changed. */
  editedAt: z.optional(z.string()),
  /** Of a question: the reply that is marked as its answer. */
  answer: z.optional(Id),
  /** Whether the caller finds it useful, and whether it is theirs. */
  isUseful: z.enum(['1', '0']),
  isCreator: z.enum(['true', 'false']),
  ...mentioning,
  ...responses,
  ...versioned,
});
export type Post = z.infer<typeof Post>;

/** What is typed in a post. */
export const PostDraft = z.object({
  kind: Kind,
  text: requiredText('Please write your post.', LONGEST_POST),
});
export type PostDraft = z.infer<typeof PostDraft>;

export const listPosts = route({
  method: 'GET',
  path: '/api/posts/{in}/{id}',
  summary: 'The posts in a group or an enterprise, or those of one kind, newest first.',
  input: () => z.object({ in: In, id: Id, kind: filter(Kind), ...paging }),
  output: () => z.extend(Paged, { data: z.array(z.union([Post, HiddenCard])) }),
});

export const searchPosts = route({
  method: 'GET',
  path: '/api/posts/{in}/{id}/search',
  summary:
    'The posts in a group or an enterprise, or those of one kind, that hold words that begin like the given ones, newest first.',
  input: () => z.object({ in: In, id: Id, value: searchText, kind: filter(Kind), ...paging }),
  output: () => z.extend(Found, { data: z.array(Post) }),
});

const plain = {
  nouns: 'posts',
  scope: {},
  files: ['img'] as const,
  card: () => Post,
  one: () => Post,
};

export const addPost = recordCreate(plain, {
  summary: `Posts in a group or an enterprise, or asks a question there, with up to four pictures. Of the members whom it names (\`@name\`) the first ${MOST_MENTIONED} are told.`,
  draft: () => ({
    ...PostDraft.shape,
    in: In,
    id: idField('Please say where this belongs.'),
    img1: OptionalFile,
    img2: OptionalFile,
    img3: OptionalFile,
    img4: OptionalFile,
  }),
});

export const getPost = recordGet(plain, {
  summary: 'One post.',
});

export const updatePost = route({
  method: 'PUT',
  path: '/api/posts/{id}',
  summary:
    'Changes the text of a post, and its pictures by their numbers: one goes where it is sent empty; its author alone may.',
  files: ['img'],
  body: 'multipart',
  input: () =>
    z.object({
      id: Id,
      text: z.optional(PostDraft.shape.text),
      img1: ChangedFile,
      img2: ChangedFile,
      img3: ChangedFile,
      img4: ChangedFile,
      version: Version,
    }),
  output: () => z.object({ data: Post }),
});

export const deletePost = recordRemove(plain, {
  summary: 'Deletes a post with its pictures and the replies to it; its author alone may.',
});

export const markAnswer = route({
  method: 'PUT',
  path: '/api/posts/{id}/answer',
  summary:
    'Marks a reply as the answer to a question, or none: who asked may, and who made the group or enterprise.',
  input: () => z.object({ id: Id, replyId: z.nullable(Id) }),
  output: () => z.object({ data: Post }),
});

export const posts = { listPosts, searchPosts, addPost, getPost, updatePost, deletePost, markAnswer };
