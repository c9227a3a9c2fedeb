import type { CollectionOf } from '#contract/resources/collections.ts';

/** The address of a member's own collections, under which each has its page. */
export const placeOwn = { library: '/mylibrary', courses: '/courses/my-courses' } as const;

export const addressOf = (of: CollectionOf, id: string): string =>
  of === 'library' ? `/mylibrary/${id}` : `/courses/my-courses/${id}`;
