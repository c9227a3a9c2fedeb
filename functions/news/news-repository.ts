import type { Found, Paged } from '#contract/paging.ts';
import { AppError } from '#platform/errors.ts';
import { addRow, nextRowId, readPage, removeRow } from '#platform/lists/paged-list.ts';
import { type Entry, hasWords, removeWords, searchRows } from '#platform/lists/search.ts';
import { filesGone, leave } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findAll, findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';
import { NewsItem } from './news.ts';
import { addToTopic, removeFromTopic } from './topics.ts';

/** Throws `community.missing`. */
export async function checkCommunity(id: string): Promise<void> {
  if (!(await findItem(keys.community(id)))) throw noCommunity();
}

export const newNewsId = (communityId: string): Promise<string> => nextRowId(lists.news(communityId));

/** The writes that add a news to its community's list, which a deleted one has closed. */
export function insertNews(news: NewsItem): Action[] {
  return [...addRow(lists.news(news.communityId), news.id, news, noCommunity), ...addToTopic(news)];
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
  return [
    changeAsRead(keys.news(communityId, id), news, set, 'news.changed'),
    ...(set.title !== undefined && set.title !== title
      ? [leave({ kind: 'news-renamed', communityId, id, before: title })]
      : []),
    ...filesGone('cover' in set && cover !== undefined && `news/${cover.name}`),
  ];
}

/** The writes after which a news is gone; its blocks and files are left to the worker. */
export function removeNews(news: NewsItem): Action[] {
  const { communityId, id, richtextId, cover } = news;
  const [, ...counts] = removeRow(lists.news(communityId), id);
  return [
    removeAsRead(keys.news(communityId, id), news, 'news.changed'),
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
  const items = await findAll(matches.map(({ id }) => keys.news(communityId, id)));
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

function noCommunity(): AppError {
  return new AppError('missing', 'community.missing', 'There is no such community.');
}
