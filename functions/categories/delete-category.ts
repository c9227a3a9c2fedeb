import { deleteCategory as row } from '#contract/resources/categories.ts';
import { administration } from '#platform/http/administration.ts';
import { getCategory, removeCategory } from './category.ts';
import { closeUses } from './category-uses.ts';

export const handler = administration(row, ({ id }, { commit }) =>
  commit(async () => {
    const category = await getCategory(id);
    return { reply: { id }, actions: [...removeCategory(category), ...(await closeUses(id))] };
  }),
);
