import { getCategory as row } from '#contract/resources/categories.ts';
import { administration } from '#platform/http/administration.ts';
import { getCategory } from './category.ts';

export const handler = administration(row, async ({ id }) => ({ results: await getCategory(id) }));
