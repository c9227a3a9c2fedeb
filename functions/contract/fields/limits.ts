/** How much there is of something, or how much is asked for. */

export const DEFAULT_PAGE_SIZE = 8;
export const LAST_PAGE = 500;

/** What is searched for, in characters. */
export const LONGEST_SEARCH = 200;

/** Of a lesson. */
export const MOST_MATERIALS = 50;

/** Of a member, of both sorts together; and as many of others that they saved, of each sort. */
export const MOST_COLLECTIONS = 200;
/** In a collection. */
export const MOST_COLLECTED = 500;
