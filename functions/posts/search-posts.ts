import { searchPosts as row } from '#contract/communities/posts.ts';
import { post } from '#kinds/declared/post.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import { listWithoutBlocked } from '#kinds/without-blocked.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showPosts } from './post.ts';

export const handler = endpoint(
  row,
  async ({ in: place, id: inId, value: query, kind: section, ...paging }, { member }) => {
    const read = (asked: typeof paging) => post.list({ in: place, inId }, { query, section, ...asked });
    const { items, paged } = await listWithoutBlocked(member.id, read, paging);
    const shown = await shownTo(items, member);
    return { data: await showPosts(shown, member), ...paged };
  },
);
