import * as z from 'zod/mini';
import { Id, nameText, versioned, wholeNumber } from '#contract/fields/field.ts';
import { searchText } from '#contract/fields/paging.ts';
import { recordChange, recordCreate, recordGet, recordList, recordRemove } from '#contract/records.ts';

/* What the README adds as `functions/contract/resources/tools.ts`: tools that members of a community lend. */

export const Tool = z.object({
  id: Id,
  communityId: Id,
  title: z.string(),
  price: z.number(),
  creator: Id,
  createdAt: z.string(),
  ...versioned,
});
export type Tool = z.output<typeof Tool>;

export const draft = {
  title: nameText('You must enter the title.', 200),
  price: wholeNumber(0, 10_000, 'The price must be a whole number of dollars, from 0 on.'),
};
const plain = { nouns: 'tools', scope: { communityId: Id }, card: () => Tool, one: () => Tool };

export const rows = {
  list: recordList(plain, { summary: 'Tools.', wanted: () => ({ search: z.optional(searchText) }) }),
  get: recordGet(plain, { summary: 'One tool.' }),
  create: recordCreate(plain, { summary: 'Lends a tool.', draft: () => draft }),
  update: recordChange(plain, { summary: 'Changes a tool.', change: () => z.partial(z.object(draft)).shape }),
  remove: recordRemove(plain, { summary: 'Takes a tool back.' }),
};
