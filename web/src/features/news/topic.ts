import type { Category } from '#contract/resources/categories.ts';

/** Where all topics are. */
export const TOPICS = '/news/topics';

/** Where the news of a topic are. */
export const topicHref = (name: string): string => `/news?${new URLSearchParams({ category: name })}`;

/** The topic of an address, in its real spelling; an unknown one as it was typed. */
export function topicOf(asked: string, known: readonly Category[] = []): string {
  const name = asked.trim();
  return known.find((topic) => topic.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}
