import { getCategory as row } from '#contract/categories.ts';
import { administration } from '#platform/http/administration.ts';
import { getCategory } from './category.ts';

export const handler = administration(row, async ({ id }) => ({ results: await getCategory(id) }));
