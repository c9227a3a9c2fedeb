import { getResource as row } from '#contract/resources.ts';
import { authorize } from '#kinds/authorize.ts';
import { resource } from '#kinds/declared/resource.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { wholeOf } from './resource.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const item = await resource.get({ id });
  await authorize(member, 'read', { ...resource.key(item), ...item });
  // What is said of it is read after it: with a version that is old, a change is refused.
  return wholeOf(item);
});
