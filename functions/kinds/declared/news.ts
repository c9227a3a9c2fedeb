import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { unknownCategory } from '#kinds/categories.ts';
import { ScopedById } from '#kinds/record/scoped-by-id.ts';
import { responses } from '#kinds/replies/responses.ts';
import { ROW_ID_LENGTH } from '#platform/lists/paged-list.ts';
import { lists, partitions, tallies } from '#platform/table/keys.ts';
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
  ...responses,
  ...versioned,
});
export type NewsItem = z.infer<typeof NewsItem>;

type Scope = { readonly communityId: string };

/** Its id is its row's with its community's behind it, so that the id alone leads to the item. */
class NewsKind extends ScopedById<Scope, NewsItem> {
  override async newRow(scope: Scope): Promise<string> {
    return (await super.newRow(scope)) + scope.communityId;
  }
}

export const news = new NewsKind({
  noun: 'news',
  missing: 'There is no such news. It may have been deleted.',
  item: NewsItem,
  list: ({ communityId }) => lists.news(communityId),
  scopeOf: (id) => ({ communityId: id.slice(ROW_ID_LENGTH).toWellFormed() }),
  text: 'title',
  files: ({ cover }) => [cover && `news/${cover.name}`],
  hangs: ({ id, richtextId }) => [
    { part: 'richtext', id: richtextId },
    { part: 'partition', pk: tallies.useful('news', id).pk },
    { part: 'partition', pk: partitions.watchers('news', id) },
    { part: 'reported', on: 'news', id },
  ],
  within: { kind: community, as: 'communityId' },
  topic: ({ communityId, categoryId }) => lists.topic(communityId, categoryId),
  uses: ({ categoryId }) => lists.newsUses(categoryId),
  topicGone: unknownCategory,
  beside: ({ communityId }) => [{ part: 'for each category', beginning: partitions.topic(communityId, '') }],
});
