import { randomInt } from 'node:crypto';
import { StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { slugOf } from './community.ts';

const RANDOM_ENDINGS = 36 ** 4;

/** A free slug for a name, or one that leads to this community already. */
export async function chooseSlug(communityId: string, name: string): Promise<string> {
  const slug = slugOf(name);
  const pointer = await findItem(keys.communitySlug(slug));
  if (!pointer || pointer['id'] === communityId) return slug;
  return `${slug}-${randomInt(RANDOM_ENDINGS).toString(36).padStart(4, '0')}`;
}

/** The writes that make a slug lead to a community, as long as it exists. */
export function claimSlug(communityId: string, slug: string): Action[] {
  return [
    {
      put: {
        Item: { ...keys.communitySlug(slug), id: communityId },
        ConditionExpression: 'attribute_not_exists(pk) OR id = :id',
        ExpressionAttributeValues: { ':id': communityId },
      },
      // Somebody took it since it was chosen: the next attempt chooses another.
      otherwise: () => new StaleReadError('slug.changed'),
    },
    { put: { Item: { ...keys.slugOf(communityId, slug), slug } } },
  ];
}
