import { updateCollection as row } from '#contract/resources/collections.ts';
import { type CollectionItem, collection } from '#kinds/declared/collection.ts';
import { changeRecord, given } from '#kinds/record/change.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { cardOf, findVisible } from './collection.ts';

export const handler = endpoint(row, async ({ id, version, ...form }, call) => {
  const { of, creator } = await findVisible(call.member, id);
  const say = ({ isPublic }: CollectionItem) => ({
    set: given(form),
    // Those who saved it lose it, as if it were deleted.
    extraActions: () =>
      isPublic && form.isPublic === false
        ? [enqueueJob({ kind: 'gone', parts: [{ part: 'collected', id }] })]
        : [],
  });
  return changeRecord(collection, { of, creator, id, version }, call, say, (item) =>
    cardOf(item, call.member.id),
  );
});
