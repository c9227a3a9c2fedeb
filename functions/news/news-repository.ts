import type { Found, Paged } from '#contract/paging.ts';
import { AppError, invalidField, Outrun } from '#platform/errors.ts';
import { filesGone, leave } from '#platform/jobs.ts';
import { keys, lists } from '#platform/keys.ts';
import { addRow, nextRowId, readPage, removeRow } from '#platform/paged-list.ts';
import { type Entry, hasWords, removeWords, searchRows } from '#platform/search.ts';
import { findItem, findItems } from '#platform/table.ts';
import type { Action } from '#platform/transaction.ts';
import { update } from '#platform/update.ts';
import { NewsItem } from './news.ts';
import { addToTopic, removeFromTopic } from './topics.ts';

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
    ...addToTopic(news),
  ];
}

/** How a news is found among its community's. */
export const entryOf = ({ communityId, id, title }: NewsItem): Entry => ({
  list: lists.news(communityId).pk,
  row: id,
  id,
  text: title,
});

/** The writes that change a news from what it was read as; its new title is carried on by the worker. */
export function changeNews(news: NewsItem, set: Partial<NewsItem>): Action[] {
  const { communityId, id, title, cover } = news;
  const Key = keys.news(communityId, id);
  const asRead = unchanged(news);
  if (Object.keys(set).length === 0) return [{ check: { Key, ...asRead }, otherwise: changedMeanwhile }];
  const change = update(Key, { set });
  return [
    {
      update: {
        ...change,
        ...asRead,
        ExpressionAttributeNames: { ...change.ExpressionAttributeNames, ...asRead.ExpressionAttributeNames },
        ExpressionAttributeValues: {
          ...change.ExpressionAttributeValues,
          ...asRead.ExpressionAttributeValues,
        },
      },
      otherwise: changedMeanwhile,
    },
    ...(set.title !== undefined && set.title !== title
      ? [leave({ kind: 'news-renamed', communityId, id, before: title })]
      : []),
    ...filesGone(set.cover !== undefined && cover !== undefined && `news/${cover.name}`),
  ];
}

/** That title, cover and topic are as they were read: of each something is left that goes with a change. */
function unchanged({ title, cover, topicRow }: NewsItem) {
  const conditions = [
    '#title = :known',
    cover ? '#cover.#name = :shown' : 'attribute_not_exists(#cover)',
    topicRow ? '#topicRow = :place' : 'attribute_not_exists(#topicRow)',
  ];
  return {
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: {
      ...{ '#title': 'title', '#cover': 'cover', '#topicRow': 'topicRow' },
      ...(cover && { '#name': 'name' }),
    },
    ExpressionAttributeValues: {
      ':known': title,
      ...(cover && { ':shown': cover.name }),
      ...(topicRow && { ':place': topicRow }),
    },
  };
}

/** The writes after which a news is gone; its blocks and files are left to the worker. */
export function removeNews(news: NewsItem): Action[] {
  const { communityId, id, richtextId, cover } = news;
  const [, ...counts] = removeRow(lists.news(communityId), id);
  return [
    {
      remove: { Key: keys.news(communityId, id), ...unchanged(news) },
      otherwise: changedMeanwhile,
    },
    ...counts,
    ...removeFromTopic(news),
    ...removeWords([entryOf(news)]),
    leave({ kind: 'richtext-gone', richtextId }),
    ...filesGone(cover && `news/${cover.name}`),
  ];
}

/** News whose titles hold words that begin like those of the query. */
export async function searchNews(
  communityId: string,
  query: string,
  paging: { pageNumber?: number; pageSize?: number },
): Promise<{ news: NewsItem[]; paged: Paged | Found }> {
  if (!hasWords(query)) return listNews(communityId, paging);
  const { matches, found } = await searchRows(lists.news(communityId).pk, query, paging);
  const items = await findItems(matches.map(({ id }) => keys.news(communityId, id)));
  const news = items.map((item) => NewsItem.parse(item)).sort((a, b) => (a.id < b.id ? 1 : -1));
  return { news, paged: found };
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

function changedMeanwhile(): Outrun {
  return new Outrun('news.changed');
}

function noCommunity(): AppError {
  return new AppError('missing', 'community.missing', 'There is no such community.');
}
