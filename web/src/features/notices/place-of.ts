import { monthOf } from '#contract/fields/day.ts';
import type { Notice } from '#contract/notices.ts';
import { replyAnchor } from '#web/parts/replies/anchor.ts';

/**
 * Where a notice leads: to the first reply that its reader has not seen, or to what happened in their course; nowhere
 * where there is nothing to see any more.
 */
export function placeOf(notice: Notice): string | undefined {
  const { kind, onId, lessonId, replyId, date } = notice;
  if (kind === 'learner') return `/admin/course/${onId}`;
  if (kind === 'attempt') return `/admin/test-answers/${lessonId ?? ''}`;
  if (date !== undefined)
    return `/calendar/my-events?${new URLSearchParams({ month: monthOf(date), day: date })}`;
  const piece = pieceOf(notice);
  return piece === undefined || replyId === undefined ? piece : `${piece}#${replyAnchor(replyId)}`;
}

function pieceOf({ kind, action, on, onId, communityId, in: within, inId, replyId }: Notice) {
  const isGone = action === 'remove' || (action === 'hide' && kind === 'decided');
  if (isGone && replyId === undefined) return undefined;
  const places: Partial<Record<Notice['on'], string>> = {
    ...(communityId !== undefined && {
      news: `/news/${onId}?${new URLSearchParams({ community: communityId })}`,
    }),
    ...{ lesson: `/lesson/${onId}`, resource: `/library/${onId}`, course: `/course/${onId}` },
    ...{ user: `/profile/${onId}`, group: `/groups/${onId}`, enterprise: `/your-enterprises/${onId}` },
    ...(inId !== undefined && { post: `${circleOf(within, inId)}?${new URLSearchParams({ post: onId })}` }),
  };
  return places[on];
}

/** A post is shown on the page of its group or enterprise. */
const circleOf = (within: Notice['in'], id: string) =>
  within === 'enterprise' ? `/your-enterprises/${id}` : `/groups/${id}`;
