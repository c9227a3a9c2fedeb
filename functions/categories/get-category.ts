import { categories as contract } from '#contract/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getCategory } from './category.ts';

export const handler = endpoint(contract.getCategory, async ({ id }) => ({ results: await getCategory(id) }));
