import { addCollection as row } from '#contract/resources/collections.ts';
import { collection } from '#kinds/declared/collection.ts';
import { createRecord } from '#kinds/record/create.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { cardOf } from './collection.ts';

export const handler = endpoint(row, ({ of, title, cover, isPublic = false }, call) => {
  const set = { title, cover, isPublic, count: 0 };
  const place = { of, creator: call.member.id };
  return createRecord(
    collection,
    place,
    call,
    () => ({ set }),
    (item) => cardOf(item, item.creator),
  );
});
