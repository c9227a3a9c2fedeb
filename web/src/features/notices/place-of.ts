import type { Notice } from '#contract/notices.ts';
import { replyAnchor } from '#web/parts/replies/anchor.ts';

/** Where a notice leads: to the first reply that its reader has not seen, or to what happened in their course. */
export function placeOf(notice: Notice): string {
  const { kind, on, onId, communityId, lessonId, replyId } = notice;
  if (kind === 'learner') return `/admin/course/${onId}`;
  if (kind === 'attempt') return `/admin/test-answers/${lessonId ?? ''}`;
  const piece = {
    news: `/news/${onId}?${new URLSearchParams({ community: communityId ?? '' })}`,
    lesson: `/lesson/${onId}`,
    resource: `/library/${onId}`,
    course: `/course/${onId}`,
    post: `${circleOf(notice)}?${new URLSearchParams({ post: onId })}`,
  }[on];
  return replyId === undefined ? piece : `${piece}#${replyAnchor(replyId)}`;
}

/** A post is shown on the page of its group or enterprise. */
const circleOf = ({ in: within, inId }: Notice) =>
  within === 'enterprise' ? `/your-enterprises/${inId}` : `/groups/${inId}`;
