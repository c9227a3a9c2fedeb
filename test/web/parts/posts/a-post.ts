import type { Post } from '#contract/communities/posts.ts';

export const aPost = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  in: 'group',
  inId: 'g1',
  communityId: '3',
  kind: 'post',
  text: `Text ${id}`,
  pictures: [],
  creator: 'ben',
  author: 'Ben Lane',
  createdAt: '2026-03-12T08:00:00.000Z',
  isUseful: '0',
  isCreator: 'false',
  repliesCount: 0,
  usefulCount: 0,
  repliesClosed: false,
  version: 0,
  ...more,
});
