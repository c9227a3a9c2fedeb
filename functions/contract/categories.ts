import * as z from 'zod/mini';
import { Id } from './field.ts';
import { route } from './route.ts';

/** What courses and news are filed under. */
export const Category = z.object({ id: Id, name: z.string() });
export type Category = z.infer<typeof Category>;

export const categories = {
  listCategories: route({
    method: 'GET',
    path: '/api/courses/categories',
    summary: 'All categories of courses and news, in the order in which they were made.',
    access: 'member',
    table: 'read',
    input: z.object({}),
    output: z.object({ results: z.array(Category) }),
  }),
};
