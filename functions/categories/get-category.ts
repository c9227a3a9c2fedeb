import { getCategory as row } from '#contract/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getCategory } from './category.ts';

export const handler = endpoint(row, async ({ id }) => ({ results: await getCategory(id) }));
