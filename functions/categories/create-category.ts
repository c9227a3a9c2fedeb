import { createCategory as row } from '#contract/resources/categories.ts';
import { insertCategory, listCategories } from '#kinds/categories.ts';
import { AppError } from '#platform/errors.ts';
import { administration } from '#platform/http/administration.ts';
import { MOST_CATEGORIES, newCategory } from './category.ts';

export const handler = administration(row, async ({ name }, { commit }) => {
  // Several requests at once may exceed it a little: the limit only keeps the list short enough to choose from.
  if ((await listCategories()).length >= MOST_CATEGORIES) {
    throw new AppError(
      'conflict',
      'category.too-many',
      `There are ${MOST_CATEGORIES} categories already. Please delete one first.`,
    );
  }
  const category = newCategory(name);
  return commit(() => ({ reply: { data: category }, actions: insertCategory(category) }));
});
