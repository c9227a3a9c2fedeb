import { searchPosts as row } from '#contract/communities/posts.ts';
import { post } from '#kinds/declared/post.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { met, showPosts } from './post.ts';

export const handler = endpoint(
  row,
  async ({ in: place, id: inId, value: query, kind: section, ...paging }, { member }) => {
    const { items, paged } = await post.list({ in: place, inId }, { query, section, ...paging });
    const shown = await shownTo(await met(items, member.id), member);
    return { data: await showPosts(shown, member.id), ...paged };
  },
);
