import { listPosts as row } from '#contract/posts.ts';
import { post } from '#kinds/declared/post.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showMet } from './post.ts';

export const handler = endpoint(
  row,
  async ({ in: place, id: inId, kind: section, ...paging }, { member }) => {
    const { items, paged } = await post.list({ in: place, inId }, { section, ...paging });
    return { data: await showMet(items, member), ...paged };
  },
);
