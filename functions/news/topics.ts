import { NewsItem, news } from '#kinds/declared/news.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { addRow, nextRowId, readPage, removeRow, rowKey } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findAll } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

/*
 * A topic is a community's news of one category: a list of its own, whose rows name the news. Its category is an id,
 * so a renamed one keeps its topic.
 */

type InTopic = Pick<NewsItem, 'id' | 'communityId' | 'categoryId' | 'topicRow'>;

const listOf = ({ communityId, categoryId }: Pick<NewsItem, 'communityId' | 'categoryId'>) =>
  lists.topic(communityId, categoryId);

/** The place of a news that comes to a topic: it is the newest there. */
export const nextTopicRow = (item: Pick<NewsItem, 'communityId' | 'categoryId'>): Promise<string> =>
  nextRowId(listOf(item));

/** The writes that add a news to its topic. */
export const addToTopic = (item: InTopic): Action[] =>
  item.topicRow === undefined ? [] : addRow(listOf(item), item.topicRow, { id: item.id });

/** The writes that take a news out of its topic; one that was written before there were topics is in none. */
export const removeFromTopic = (item: InTopic): Action[] =>
  item.topicRow === undefined ? [] : removeRow(listOf(item), item.topicRow);

/** What a news of this category has from now on, and the writes that go with it; nothing where it stays in its topic. */
export async function moveToTopic(
  item: InTopic,
  categoryId: string,
): Promise<{ set: Partial<NewsItem>; actions: Action[] }> {
  if (categoryId === item.categoryId && item.topicRow !== undefined) return { set: {}, actions: [] };
  const { id, communityId } = item;
  const set = { categoryId, topicRow: await nextTopicRow({ communityId, categoryId }) };
  return { set, actions: [...removeFromTopic(item), ...addToTopic({ id, communityId, ...set })] };
}

/** One page of a topic, newest first. */
export async function listTopic(
  communityId: string,
  categoryId: string,
  paging: { pageNumber?: number; pageSize?: number },
): Promise<Listed<NewsItem>> {
  const list = lists.topic(communityId, categoryId);
  const { rows, paged } = await readPage(list, paging);
  const places = new Map(rows.map(({ id }, place) => [String(id), place]));
  // A news that came here just now is not shown as of before, nor one that left where its row is read late.
  const found = new Set<unknown>(rows.map(({ sk }) => sk));
  const items = await findAll(
    [...places.keys()].map((id) => news.key({ communityId, id })),
    ({ topicRow }) => found.has(rowKey(list, String(topicRow)).sk),
  );
  const moved = items
    .map((item) => NewsItem.parse(item))
    .sort((a, b) => Number(places.get(a.id)) - Number(places.get(b.id)));
  return { items: moved, paged };
}
