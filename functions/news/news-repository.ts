import type { Paged } from '#contract/paging.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { keys, lists } from '#platform/keys.ts';
import { addRow, nextRowId, readPage } from '#platform/paged-list.ts';
import { findItem } from '#platform/table.ts';
import type { Action } from '#platform/transaction.ts';
import { NewsItem } from './news.ts';

/** Throws `community.missing`. */
export async function checkCommunity(id: string): Promise<void> {
  if (!(await findItem(keys.community(id)))) throw noCommunity();
}

/** Throws `category.unknown`. Names are compared without regard to case. */
export async function getCategoryId(name: string): Promise<string> {
  const category = await findItem(keys.categoryName(name));
  if (!category) throw invalidField('category.unknown', 'category', 'There is no such category.');
  return String(category['id']);
}

export const newNewsId = (communityId: string): Promise<string> => nextRowId(lists.news(communityId));

/** The writes that add a news to its community's list, as long as there is the community. */
export function insertNews(news: NewsItem): Action[] {
  return [
    {
      check: { Key: keys.community(news.communityId), ConditionExpression: 'attribute_exists(pk)' },
      otherwise: noCommunity,
    },
    ...addRow(lists.news(news.communityId), news.id, news),
  ];
}

export async function listNews(
  communityId: string,
  paging: { pageNumber?: number; pageSize?: number },
): Promise<{ news: NewsItem[]; paged: Paged }> {
  const { rows, paged } = await readPage(lists.news(communityId), paging);
  return { news: rows.map((row) => NewsItem.parse(row)), paged };
}

/** Throws `news.missing`. */
export async function getNews(communityId: string, id: string): Promise<NewsItem> {
  const item = await findItem(keys.news(communityId, id));
  if (!item)
    throw new AppError('missing', 'news.missing', 'There is no such news. It may have been deleted.');
  return NewsItem.parse(item);
}

function noCommunity(): AppError {
  return new AppError('missing', 'community.missing', 'There is no such community.');
}
