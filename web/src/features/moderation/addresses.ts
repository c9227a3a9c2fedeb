import type { Report } from '#contract/reports.ts';
import { replyAnchor } from '#web/parts/replies/anchor.ts';

/** Where what was reported is seen: a reply below what it is to, and a post on the page of its group or enterprise. */
export function addressOf({ on, id, communityId, at, in: within, inId = '' }: Report): string | undefined {
  const [kind, of] = on === 'reply' ? [at?.on, at?.id ?? ''] : [on, id];
  const pages: Partial<Record<Report['on'], string>> = {
    news: `/news/${of}${communityId ? `?${new URLSearchParams({ community: communityId })}` : ''}`,
    ...{
      lesson: `/lesson/${of}`,
      resource: `/library/${of}`,
      course: `/course/${of}`,
      user: `/profile/${of}`,
    },
    ...{ group: `/groups/${of}`, enterprise: `/your-enterprises/${of}` },
    post: `/${within === 'enterprise' ? 'your-enterprises' : 'groups'}/${inId}?${new URLSearchParams({ post: of })}`,
  };
  const page = kind && pages[kind];
  return page && on === 'reply' ? `${page}#${replyAnchor(id)}` : page;
}
