import { listCategories as row } from '#contract/resources/categories.ts';
import { listCategories } from '#kinds/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async () => ({ results: await listCategories() }));
