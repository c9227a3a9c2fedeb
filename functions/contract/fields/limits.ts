/** How much there is of something, or how much is asked for. */

export const DEFAULT_PAGE_SIZE = 8;
export const LAST_PAGE = 500;

/** What is searched for, in characters. */
export const LONGEST_SEARCH = 200;

/** Of a lesson. */
export const MOST_MATERIALS = 50;
