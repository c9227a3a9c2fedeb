import { updateCategory as row } from '#contract/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { getCategory, renameCategory } from './category.ts';

export const handler = endpoint(row, ({ id, name, version }, { commit }) =>
  commit(async () => {
    const category = await getCategory(id);
    checkVersion('category', version, category);
    const set = edited(category, name === category.name ? {} : { name });
    return { reply: { ...category, ...set }, actions: renameCategory(category, set) };
  }),
);
