import { monthOf } from '#contract/fields/day.ts';
import { replyAnchor } from '#contract/replies/reply-anchor.ts';
import type { Notice } from './notices.ts';

/* Where things stand on the site: its own lists lead there, and so do weekly mails and what devices show. */

/** A thing, as far as its address depends on it. */
interface Thing {
  readonly on: string;
  readonly id: string;
  /** Of a news. */
  readonly communityId?: string | undefined;
  /** Of a post: the group or the enterprise. */
  readonly in?: string | undefined;
  readonly inId?: string | undefined;
  /** A reply to it. */
  readonly replyId?: string | undefined;
}

const asked = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`;

/** A path; undefined for what has no page. */
export function addressOf({ replyId, ...thing }: Thing): string | undefined {
  const page = pageOf(thing);
  return page === undefined || replyId === undefined ? page : `${page}#${replyAnchor(replyId)}`;
}

function pageOf({ on, id, communityId, in: within, inId }: Thing): string | undefined {
  switch (on) {
    case 'news':
      return `/news/${id}${communityId === undefined ? '' : asked('community', communityId)}`;
    case 'post':
      // It is shown on the page of what it is in.
      return inId && `${pageOf({ on: within ?? 'group', id: inId })}${asked('post', id)}`;
    case 'lesson':
    case 'course':
      return `/${on}/${id}`;
    case 'resource':
      return `/library/${id}`;
    case 'user':
      return `/profile/${id}`;
    case 'group':
      return `/groups/${id}`;
    case 'enterprise':
      return `/your-enterprises/${id}`;
    default:
      return undefined;
  }
}

/**
 * Where a notice leads: to the first reply that its reader has not seen, or to what happened in their course; nowhere
 * where there is nothing to see any more.
 */
export function placeOf(notice: Notice): string | undefined {
  const { kind, action, on, onId, lessonId, communityId, replyId, date, title } = notice;
  if (kind === 'learner') return `/admin/course/${onId}`;
  if (kind === 'attempt') return `/admin/test-answers/${lessonId ?? ''}`;
  if (date !== undefined)
    return `/calendar/my-events?${new URLSearchParams({ month: monthOf(date), day: date })}`;
  const isGone = action === 'remove' || (action === 'hide' && kind === 'decided');
  // What a reply was to has no title for who does not see it; a news whose community is not known is gone, too.
  if (title === '' || (isGone && replyId === undefined) || (on === 'news' && communityId === undefined))
    return undefined;
  return addressOf({ ...notice, id: onId });
}
