import type { NewsCard } from '#contract/news/news.ts';
import type { NewsItem } from '#kinds/declared/news.ts';
import { readNames } from '#kinds/names.ts';
import { coverHidden, shownTo } from '#kinds/reports/hidden.ts';
import type { Member } from '#platform/http/member.ts';
import { card } from './news.ts';

/** The same where others' hidden ones are left out. */
export const shownCards = async (news: readonly NewsItem[], member: Member) =>
  cardsOf(await shownTo(news, member));

/** News as lists show them to a member. */
export const coveredCards = (news: readonly NewsItem[], member: Member) => coverHidden(news, member, cardsOf);

/** The names of authors and categories are as they are now. */
async function cardsOf(news: readonly NewsItem[]): Promise<NewsCard[]> {
  const names = await readNames({
    people: news.map(({ creator }) => creator),
    categories: news.map(({ categoryId }) => categoryId),
  });
  return news.map((item) => card(item, names));
}
