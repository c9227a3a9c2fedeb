import * as z from 'zod/mini';
import { Picture } from '#contract/picture.ts';
import { unknownCategory } from '#kinds/categories.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { lists, partitions } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import { community } from './community.ts';

/** A news as it stands in its community's list. `words` counts those of its blocks. */
export const NewsItem = z.object({
  id: z.string(),
  communityId: z.string(),
  title: z.string(),
  categoryId: z.string(),
  /** Its row in the list of its topic (`functions/kinds/record/topics.ts`). */
  topicRow: z.string(),
  creator: z.string(),
  createdAt: z.string(),
  richtextId: z.string(),
  words: z.int(),
  cover: z.optional(Picture),
  /** The first photo of its blocks, written with them. */
  photo: z.optional(Picture),
  ...versioned,
});
export type NewsItem = z.infer<typeof NewsItem>;

export const news = new RecordKind<{ readonly communityId: string }, NewsItem>({
  noun: 'news',
  missing: 'There is no such news. It may have been deleted.',
  item: NewsItem,
  list: ({ communityId }) => lists.news(communityId),
  text: 'title',
  files: ({ cover }) => [cover && `news/${cover.name}`],
  hangs: ({ richtextId }) => [{ part: 'richtext', id: richtextId }],
  within: { kind: community, as: 'communityId' },
  topic: ({ communityId, categoryId }) => lists.topic(communityId, categoryId),
  uses: ({ categoryId }) => lists.newsUses(categoryId),
  unfiled: unknownCategory,
  beside: ({ communityId }) => [{ part: 'for each category', beginning: partitions.topic(communityId, '') }],
});
