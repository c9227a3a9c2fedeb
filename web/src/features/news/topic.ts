import { startingCategories } from './starting-categories.ts';

/** Where the news of a topic are. */
export const topicHref = (name: string): string => `/news?${new URLSearchParams({ category: name })}`;

/** The topic that an address names, as it is written; any other than those of the start as it was typed. */
export function topicOf(category: string | null): string {
  const asked = category?.trim() ?? '';
  return startingCategories.find(({ name }) => name.toLowerCase() === asked.toLowerCase())?.name ?? asked;
}
