import type { Report } from '#contract/reports.ts';

/** Where what was reported is seen; a post has no address of its own. */
export function addressOf({ on, id, communityId, at }: Report): string | undefined {
  const [kind, of] = on === 'reply' ? [at?.on, at?.id ?? ''] : [on, id];
  if (kind === 'news')
    return `/news/${of}${communityId ? `?${new URLSearchParams({ community: communityId })}` : ''}`;
  if (kind === 'lesson') return `/lesson/${of}`;
  if (kind === 'resource') return `/library/${of}`;
  if (kind === 'course') return `/course/${of}`;
  if (kind === 'user') return `/profile/${of}`;
  if (kind === 'group') return `/groups/${of}`;
  return kind === 'enterprise' ? `/your-enterprises/${of}` : undefined;
}
