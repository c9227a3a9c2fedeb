import { updateCategory as row } from '#contract/resources/categories.ts';
import { administration } from '#platform/http/administration.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { getCategory, renameCategory } from './category.ts';

export const handler = administration(row, ({ id, name, version }, { commit }) =>
  commit(async () => {
    const category = await getCategory(id);
    checkVersion('category', version, category);
    const set = edited(category, { name });
    return { reply: { ...category, ...set }, actions: renameCategory(category, set) };
  }),
);
