import { getResource as row } from '#contract/resources/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { wholeOf } from './resource.ts';

// The description is read after the record: with an old version, a change is refused.
export const handler = endpoint(row, async (input, { member }) =>
  wholeOf(await readRecord(resource, input, member)),
);
