import { ulid } from 'ulid';
import { ManagedCategory } from '#contract/resources/categories.ts';
import { takeName } from '#kinds/categories.ts';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';

/** Members choose from the whole list. */
export const MOST_CATEGORIES = 200;

export const newCategory = (name: string): ManagedCategory => ({ id: ulid(), name, version: 0 });

/** Throws `category.missing`. */
export async function getCategory(id: string): Promise<ManagedCategory> {
  const item = await findItem(keys.category(id));
  if (!item) {
    throw new AppError('missing', 'category.missing', 'There is no such category. It may have been deleted.');
  }
  return ManagedCategory.parse(item);
}

/** The writes that rename a category; also to another spelling of the same name. */
export function renameCategory(category: ManagedCategory, set: Partial<ManagedCategory>): Action[] {
  const { id, name: before } = category;
  const { name = before } = set;
  const change = changeAsRead(keys.category(id), category, set, 'category.changed');
  const isSame = keys.categoryName(name).pk === keys.categoryName(before).pk;
  return isSame ? [change] : [change, takeName(name, id), freeName(before)];
}

/** The writes that remove a category, as it was read. */
export const removeCategory = (category: ManagedCategory): Action[] => [
  removeAsRead(keys.category(category.id), category, 'category.changed'),
  freeName(category.name),
];

const freeName = (name: string): Action => ({ remove: { Key: keys.categoryName(name) } });
