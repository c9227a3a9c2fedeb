import type { Notice } from '#contract/notices.ts';
import { replyAnchor } from '#web/parts/replies/anchor.ts';

/** Where a notice leads: to the first reply that its reader has not seen, or to what happened in their course. */
export function placeOf({ kind, on, onId, communityId, lessonId, replyId }: Notice): string {
  if (kind === 'learner') return `/admin/course/${onId}`;
  if (kind === 'attempt') return `/admin/test-answers/${lessonId ?? ''}`;
  const piece = {
    news: `/news/${onId}?${new URLSearchParams({ community: communityId ?? '' })}`,
    lesson: `/lesson/${onId}`,
    resource: `/library/${onId}`,
    course: `/course/${onId}`,
  }[on];
  return replyId === undefined ? piece : `${piece}#${replyAnchor(replyId)}`;
}
