import type { Enterprise } from '#contract/communities/enterprises.ts';
import type { Group } from '#contract/communities/groups.ts';

/** Of community 3, in which the tests' member is. */
export const aGroup = (id: string, more: Partial<Group> = {}): Group => ({
  id,
  communityId: '3',
  title: `Group ${id}`,
  description: `What ${id} is about.`,
  category: 'Farmers',
  createdAt: '2026-03-12T07:00:00.000Z',
  isFollowed: '0',
  isCreator: 'false',
  followersCount: 64,
  version: 0,
  ...more,
});

export const anEnterprise = (id: string, more: Partial<Enterprise> = {}): Enterprise => ({
  ...aGroup(id),
  title: `Enterprise ${id}`,
  ...more,
});

/** The first page of such a list, or another one. */
export const groupsPage = <Item>(data: readonly Item[], more: object = {}) => ({
  page: 1,
  pageSize: 8,
  pages: 1,
  totalPages: 1,
  totalItems: data.length,
  data,
  ...more,
});
