import { listPosts as row } from '#contract/communities/posts.ts';
import { post } from '#kinds/declared/post.ts';
import { coverHidden } from '#kinds/reports/hidden.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { met, showPosts } from './post.ts';

export const handler = endpoint(
  row,
  async ({ in: place, id: inId, kind: section, ...paging }, { member }) => {
    const { items, paged } = await post.list({ in: place, inId }, { section, ...paging });
    const shown = await met(items, member.id);
    return { data: await coverHidden(shown, member, (some) => showPosts(some, member.id)), ...paged };
  },
);
