import * as z from 'zod/mini';
import {
  ChangedFile,
  filter,
  Id,
  nameText,
  OptionalFile,
  requiredText,
  Version,
  versioned,
} from '#contract/fields/field.ts';
import { HiddenCard } from '#contract/fields/hidden.ts';
import { Found, Paged, paging, searchText } from '#contract/fields/paging.ts';
import { Picture } from '#contract/fields/picture.ts';
import { responses } from '#contract/fields/responses.ts';
import { route } from '#contract/route.ts';
import { Richtext } from './blocks.ts';

/** A news as lists show it. Times are ISO 8601 UTC, `readTime` is in whole minutes. */
export const NewsCard = z.object({
  id: Id,
  communityId: Id,
  title: z.string(),
  /** The category's name. */
  category: z.string(),
  creator: Id,
  /** The creator's name. */
  author: z.string(),
  /** Name of the creator's picture in the content host's folder `attachments`. */
  authorAttachments: z.optional(z.string()),
  createdAt: z.string(),
  readTime: z.int(),
  /** Name of the cover in the content host's folder `news`. */
  _attachments: z.optional(z.string()),
  /** The cover again, with its size, so that a page can keep its place. */
  cover: z.optional(Picture),
  /** Its first photo, in the content host's folder `img`: what stands for it where it has no cover. */
  photo: z.optional(Picture),
  ...responses,
  /** Of title, category and cover; each block has its own. */
  ...versioned,
});
export type NewsCard = z.infer<typeof NewsCard>;

/** Another news, to go on with. */
const NewsBeside = z.object({ id: Id, title: z.string() });

/** One news with its blocks; the details come from the first block of each kind. */
export const News = z.extend(NewsCard, {
  textDetail: z.optional(z.object({ collectionDescription: z.string() })),
  imageDetail: z.optional(z.object({ imageDescription: z.string() })),
  videoDetail: z.optional(z.object({ videoDescription: z.string() })),
  rich_text: Richtext,
  /** Those that stand beside it in their community's list. */
  newer: z.optional(NewsBeside),
  older: z.optional(NewsBeside),
});
export type News = z.infer<typeof News>;

/** What the title dialog asks for. */
export const NewsDraft = z.object({
  title: nameText('You must enter news title', 200),
  category: requiredText('Please select a category', 200),
});

export const createNews = route({
  method: 'POST',
  path: '/api/news/add/community/{communityId}',
  summary: 'Creates a news with the blocks of a rich text.',
  files: ['news'],
  body: 'multipart',
  status: 201,
  input: () => z.extend(NewsDraft, { communityId: Id, news: OptionalFile, richtextId: Id }),
  output: () => z.object({ data: NewsCard }),
});

export const listNews = route({
  method: 'GET',
  path: '/api/news/community/{communityId}',
  summary: "A community's news, or those of one category, newest first.",
  input: () => z.object({ communityId: Id, category: filter(NewsDraft.shape.category), ...paging }),
  output: () => z.extend(Paged, { data: z.array(z.union([NewsCard, HiddenCard])) }),
});

export const searchNews = route({
  method: 'GET',
  path: '/api/news/community/{communityId}/search',
  summary: "A community's news whose titles hold words that begin like the given ones, newest first.",
  input: () => z.object({ communityId: Id, title: searchText, ...paging }),
  output: () => z.extend(Found, { data: z.array(NewsCard) }),
});

export const updateNews = route({
  method: 'PUT',
  path: '/api/news/{id}/community/{communityId}',
  summary:
    'Changes the given fields of a news, and removes its cover where that is sent empty; its creator alone may.',
  files: ['news'],
  body: 'multipart',
  input: () =>
    z.object({
      id: Id,
      communityId: Id,
      title: z.optional(NewsDraft.shape.title),
      category: z.optional(NewsDraft.shape.category),
      news: ChangedFile,
      version: Version,
    }),
  output: () => NewsCard,
});

export const deleteNews = route({
  method: 'DELETE',
  path: '/api/news/{id}/community/{communityId}',
  summary: 'Deletes a news with its blocks and files; its creator alone may.',
  input: () => z.object({ id: Id, communityId: Id }),
  output: () => z.object({ id: Id }),
});

export const getNews = route({
  method: 'GET',
  path: '/api/news/{id}/community/{communityId}',
  summary: 'One news with its blocks.',
  input: () => z.object({ id: Id, communityId: Id }),
  output: () => News,
});

export const news = { createNews, listNews, searchNews, updateNews, deleteNews, getNews };
