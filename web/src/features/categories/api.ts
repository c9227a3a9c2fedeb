import { useEffect } from 'react';
import { categories, type ManagedCategory } from '#contract/resources/categories.ts';
import { call } from '#web/lib/api/api.ts';
import { refresh, useApi } from '#web/lib/api/replies.tsx';
import { keepCategories } from '#web/parts/categories/use-categories.ts';

/** All categories, for administrators: the answer is the access check too. */
export function useManagedCategories() {
  const reply = useApi(categories.listManagedCategories, {});
  const { data } = reply;
  // The rest of the site chooses from the same list.
  useEffect(() => {
    if (data) keepCategories(data.results);
  }, [data]);
  return reply;
}

export const fetchCategory = async (id: string): Promise<ManagedCategory> =>
  (await call(categories.getCategory, { id })).results;

/** Creates a category, or renames one. `key` is the same for each try of the same name. */
export const saveCategory = async (
  name: string,
  of: ManagedCategory | undefined,
  key: string,
): Promise<ManagedCategory> =>
  of
    ? call(categories.updateCategory, { id: of.id, name, version: of.version }, { key })
    : (await call(categories.createCategory, { name }, { key })).data;

export const deleteCategory = (id: string) => call(categories.deleteCategory, { id });

export const reloadCategories = () => refresh(categories.listManagedCategories);
