import * as z from 'zod/mini';
import { text, wholeNumber } from './field.ts';
import { LAST_PAGE, LONGEST_SEARCH } from './limits.ts';

const pageText = 'The page must be a whole number of at least 1.';
const sizeText = 'The page size must be a whole number from 1 to 50.';

/** Query fields of every paged list. */
export const paging = {
  pageNumber: z
    .optional(wholeNumber(1, Number.POSITIVE_INFINITY, pageText))
    .check(z.refine((page) => (page ?? 1) <= LAST_PAGE, 'Please search instead')),
  pageSize: z.optional(wholeNumber(1, 50, sizeText)),
};

/** Paging fields of every paged reply; `totalPages` is the same as `pages`. */
export const Paged = z.object({
  page: z.int(),
  pageSize: z.int(),
  pages: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});
export type Paged = z.infer<typeof Paged>;

/** Paging fields of a search; with `partial` there may be more, which a longer query would find. */
export const Found = z.extend(Paged, { partial: z.optional(z.boolean()) });
export type Found = z.infer<typeof Found>;

/** The query of a search; without a word in it everything is found. */
export const searchText = text('Please say what you search for.', LONGEST_SEARCH);
