import { categories as contract } from '#contract/categories.ts';
import { listCategories } from '#kinds/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(contract.listManagedCategories, async () => ({
  results: await listCategories(),
}));
