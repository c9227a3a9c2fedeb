import { getResource as row } from '#contract/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { wholeOf } from './resource.ts';

// What is said of it is read after it: with a version that is old, a change is refused.
export const handler = endpoint(row, async (input, { member }) =>
  wholeOf(await readRecord(resource, input, member)),
);
