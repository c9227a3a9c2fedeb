import { type Category, ManagedCategory } from '#contract/resources/categories.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { walk } from '#platform/table/walk.ts';

/*
 * Categories of courses and news. They are stored by id, so that a rename shows everywhere. The names for a page are
 * read with the names of its people (`names.ts`).
 */

/** All categories: those of a new system (with short ids), then the others in the order of their creation. */
export async function listCategories(): Promise<ManagedCategory[]> {
  const all: ManagedCategory[] = [];
  const stretch = { pk: keys.category('').pk, from: '0', to: '~' };
  for await (const item of walk(stretch, { limit: 1000, forward: true, consistent: true }))
    all.push(ManagedCategory.parse(item));
  return all.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
}

/** Throws `category.unknown`. Names are compared without regard to case. */
export async function getCategoryId(name: string): Promise<string> {
  const category = await findItem(keys.categoryName(name));
  if (!category) throw unknownCategory();
  return String(category['id']);
}

/** The error for an unknown category. */
export const unknownCategory = (field: 'category' | 'categoryId' = 'category'): Error =>
  invalidField('category.unknown', field, 'There is no such category.');

/** Throws `category.unknown` where there is none of that id. */
export async function checkCategory(id: string): Promise<void> {
  if (!(await findItem(keys.category(id)))) throw unknownCategory('categoryId');
}

/** The writes that add a category. Throws `category.exists` when there is one of its name. */
export function insertCategory({ id, name }: Category): Action[] {
  return [{ put: { Item: { ...keys.category(id), id, name, version: 0 }, ...isNew } }, takeName(name, id)];
}

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };

/** The write that reserves a name for a category, unless another has it. */
export const takeName = (name: string, id: string): Action => ({
  put: { Item: { ...keys.categoryName(name), id }, ...isNew },
  otherwise: () => new AppError('conflict', 'category.exists', 'Category already exists.'),
});
