import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { notJoinedByAll } from './auto-follow.ts';
import type { CommunityItem } from './declared/community.ts';

/** Further writes for the removal of a community. */
export const communityGone = ({ id, hasMore, autoFollow }: CommunityItem): Action[] => [
  ...(hasMore ? [{ remove: { Key: keys.communityText(id) } }] : []),
  ...(autoFollow ? [notJoinedByAll(id)] : []),
];
