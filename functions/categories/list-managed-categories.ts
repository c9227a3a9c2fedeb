import { listManagedCategories as row } from '#contract/resources/categories.ts';
import { listCategories } from '#kinds/categories.ts';
import { administration } from '#platform/http/administration.ts';

export const handler = administration(row, async () => ({
  results: await listCategories(),
}));
