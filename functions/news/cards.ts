import type { NewsCard } from '#contract/news.ts';
import type { NewsItem } from '#kinds/declared/news.ts';
import { readNames } from '#kinds/names.ts';
import { card } from './news.ts';

/** News as lists show them, with the names of authors and categories as they are now. */
export async function cardsOf(news: readonly NewsItem[]): Promise<NewsCard[]> {
  const names = await readNames({
    people: news.map(({ creator }) => creator),
    categories: news.map(({ categoryId }) => categoryId),
  });
  return news.map((item) => card(item, names));
}
