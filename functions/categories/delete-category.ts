import { deleteCategory as row } from '#contract/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getCategory, removeCategory } from './category.ts';
import { closeUses } from './category-uses.ts';

export const handler = endpoint(row, ({ id }, { commit }) =>
  commit(async () => {
    const category = await getCategory(id);
    return { reply: { id }, actions: [...removeCategory(category), ...(await closeUses(id))] };
  }),
);
