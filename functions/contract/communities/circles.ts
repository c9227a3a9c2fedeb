import * as z from 'zod/mini';
import { filter, Id, requiredText, versioned } from '#contract/fields/field.ts';
import { paging } from '#contract/fields/paging.ts';

/** What communities, groups and enterprises may be filed under. */
export const circleCategories = ['Farmers', 'Business', 'Accounting'] as const;

/** What the replies of every circle have. */
export const circleFields = {
  id: Id,
  description: z.string(),
  category: z.optional(z.enum(circleCategories)),
  /** '1' when the caller follows it. */
  isFollowed: z.enum(['0', '1']),
  isCreator: z.enum(['false', 'true']),
  followersCount: z.int(),
  ...versioned,
};

const categoryText = 'Please choose Farmers, Business or Accounting.';
/** Empty for none. */
const category = z.optional(z.enum(['', ...circleCategories], categoryText));
/** The fields in the form of every circle, besides its name; `missing` is the error for a blank description. */
export const circleDraft = (missing: string) => ({ description: requiredText(missing, 20_000), category });

/** The query fields of a list of circles; `nouns` begins the error for an unknown order. */
export const circlesWanted = (nouns: string) => ({
  sort: filter(z.enum(['popular'], `${nouns} can be sorted by “popular” alone.`)),
  category: filter(z.enum(circleCategories, categoryText)),
  ...paging,
});

/** The answer to following and unfollowing. */
export const Followed = z.object({
  data: z.object({ isFollowed: z.enum(['0', '1']), followersCount: z.int() }),
});
