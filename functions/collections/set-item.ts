import { MOST_COLLECTED } from '#contract/fields/limits.ts';
import { setItem as row } from '#contract/resources/collections.ts';
import { authorize } from '#kinds/authorize.ts';
import type { CollectionItem } from '#kinds/declared/collection.ts';
import { course } from '#kinds/declared/course.ts';
import { resource } from '#kinds/declared/resource.ts';
import { readRecord } from '#kinds/record/read.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys, memberIndex } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { findVisible } from './collection.ts';

export const handler = endpoint(row, ({ collectionId, id, included }, { member, commit }) =>
  commit(async () => {
    const [item, before] = await Promise.all([
      findVisible(member, collectionId),
      findItem(keys.collected(collectionId, id)),
    ]);
    await authorize(member, 'change', { ...item });
    const isSame = included === (before !== undefined);
    if (included && !isSame) {
      await (item.of === 'library'
        ? readRecord(resource, { id }, member)
        : readRecord(course, { id }, member));
      if (item.count >= MOST_COLLECTED) throw full();
    }
    const count = item.count + (isSame ? 0 : included ? 1 : -1);
    return { reply: { data: { id, included, count } }, actions: isSame ? [] : set(item, id, included) };
  }),
);

const full = () =>
  new AppError(
    'conflict',
    'collection.full',
    `This collection holds ${MOST_COLLECTED} things, which is as many as there may be.`,
  );

/**
 * The writes that put something in, or take it out; they fail where it is so already, or the collection is gone or
 * full.
 */
function set({ id }: CollectionItem, thing: string, included: boolean): Action[] {
  const Key = keys.collected(id, thing);
  const otherwise = () => new StaleReadError('collection.changed');
  const isThere = 'attribute_exists(pk)';
  const row: Action = included
    ? {
        put: {
          Item: { ...Key, id: thing, [memberIndex.by]: thing },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
        otherwise,
      }
    : { remove: { Key, ConditionExpression: isThere }, otherwise };
  const counted: Action = {
    update: {
      Key: keys.collection(id),
      UpdateExpression: 'ADD #count :change',
      ConditionExpression: included ? `${isThere} AND #count < :most` : isThere,
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: {
        ':change': included ? 1 : -1,
        ...(included && { ':most': MOST_COLLECTED }),
      },
    },
    otherwise,
  };
  return [row, counted];
}
