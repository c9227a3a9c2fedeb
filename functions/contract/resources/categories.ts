import * as z from 'zod/mini';
import { Id, nameText, Version, versioned } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** What courses and news are filed under. */
export const Category = z.object({ id: Id, name: z.string() });
export type Category = z.infer<typeof Category>;

/** The same as administrators see it. */
export const ManagedCategory = z.extend(Category, versioned);
export type ManagedCategory = z.infer<typeof ManagedCategory>;

/** What administrators call one. */
export const categoryName = nameText('Category name is required.', 200);

export const listCategories = route({
  method: 'GET',
  path: '/api/courses/categories',
  summary: 'All categories of courses and news, in the order in which they were made.',
  input: () => z.object({}),
  output: () => z.object({ results: z.array(Category) }),
});

export const listManagedCategories = route({
  method: 'GET',
  path: '/api/categories',
  summary: 'The same for administrators; a refusal tells the site that the caller is none.',
  access: 'admin',
  identity: true,
  input: () => z.object({}),
  output: () => z.object({ results: z.array(ManagedCategory) }),
});

export const createCategory = route({
  method: 'POST',
  path: '/api/categories',
  summary: 'Creates a category, as long as there is none of its name.',
  access: 'admin',
  identity: true,
  status: 201,
  input: () => z.object({ name: categoryName }),
  output: () => z.object({ data: ManagedCategory }),
});

export const getCategory = route({
  method: 'GET',
  path: '/api/categories/{id}',
  summary: 'One category.',
  access: 'admin',
  identity: true,
  input: () => z.object({ id: Id }),
  output: () => z.object({ results: ManagedCategory }),
});

export const updateCategory = route({
  method: 'PUT',
  path: '/api/categories/{id}',
  summary: 'Gives a category another name; what is filed under it follows.',
  access: 'admin',
  identity: true,
  input: () => z.object({ id: Id, name: categoryName, version: Version }),
  output: () => ManagedCategory,
});

export const deleteCategory = route({
  method: 'DELETE',
  path: '/api/categories/{id}',
  summary: 'Deletes a category that no news and no course is filed under.',
  access: 'admin',
  identity: true,
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const categories = {
  listCategories,
  listManagedCategories,
  createCategory,
  getCategory,
  updateCategory,
  deleteCategory,
};
