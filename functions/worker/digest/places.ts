import { monthOf } from '#contract/fields/day.ts';
import type { Notice } from '#contract/notices.ts';

/*
 * Where a notice leads on the site. The site has the same for its list (`web/src/features/notices/place-of.ts`); a test
 * holds them together.
 */

/** A path; undefined where there is nothing to see any more. */
export function placeOf(notice: Notice): string | undefined {
  const { kind, onId, lessonId, replyId, date } = notice;
  if (kind === 'learner') return `/admin/course/${onId}`;
  if (kind === 'attempt') return `/admin/test-answers/${lessonId ?? ''}`;
  if (date !== undefined)
    return `/calendar/my-events?${new URLSearchParams({ month: monthOf(date), day: date })}`;
  const piece = pieceOf(notice);
  return piece === undefined || replyId === undefined ? piece : `${piece}#reply-${replyId}`;
}

export const newsAt = (id: string, community: string): string =>
  `/news/${id}?${new URLSearchParams({ community })}`;

function pieceOf({ kind, action, on, onId, communityId, in: within, inId, replyId }: Notice) {
  const isGone = action === 'remove' || (action === 'hide' && kind === 'decided');
  if (isGone && replyId === undefined) return undefined;
  const circle = within === 'enterprise' ? 'your-enterprises' : 'groups';
  switch (on) {
    case 'news':
      return communityId === undefined ? undefined : newsAt(onId, communityId);
    case 'post':
      return inId === undefined ? undefined : `/${circle}/${inId}?${new URLSearchParams({ post: onId })}`;
    case 'lesson':
    case 'course':
      return `/${on}/${onId}`;
    case 'resource':
      return `/library/${onId}`;
    case 'user':
      return `/profile/${onId}`;
    case 'group':
      return `/groups/${onId}`;
    case 'enterprise':
      return `/your-enterprises/${onId}`;
    default:
      return undefined;
  }
}
