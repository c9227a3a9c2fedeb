import { deleteCollection as row } from '#contract/resources/collections.ts';
import { collection } from '#kinds/declared/collection.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { findVisible } from './collection.ts';

export const handler = endpoint(row, async ({ id }, call) =>
  deleteRecord(collection, await findVisible(call.member, id), call),
);
