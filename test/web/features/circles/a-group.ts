import type { Enterprise } from '#contract/enterprises.ts';
import type { Group } from '#contract/groups.ts';

/** As the API answers it, of the current community of these tests. */
export const aGroup = (id: string, more: Partial<Group> = {}): Group => ({
  id,
  title: `Group ${id}`,
  description: `What ${id} is about.`,
  category: 'Farmers',
  createdAt: '2026-11-20T08:00:00.000Z',
  communityId: '3',
  isFollowed: '0',
  isCreator: 'false',
  followersCount: 64,
  version: 0,
  ...more,
});

export const anEnterprise = (id: string, more: Partial<Enterprise> = {}): Enterprise => ({
  ...aGroup(id),
  title: `Enterprise ${id}`,
  roles: 'Grower, miller',
  ...more,
});
