import type { Community } from '#contract/communities/communities.ts';

export const aCommunity = (id: string, more: Partial<Community> = {}): Community => ({
  id,
  slug: `slug-${id}`,
  name: `Community ${id}`,
  description: `What ${id} is about.`,
  category: 'Farmers',
  auto_follow: false,
  isFollowed: '0',
  isCreator: 'false',
  followersCount: 1284,
  version: 0,
  ...more,
});

export const pageOf = (communities: Community[], more: object = {}) => ({
  page: 1,
  pageSize: 8,
  pages: 1,
  totalPages: 1,
  totalItems: communities.length,
  communities,
  ...more,
});
