import type { Report } from '#contract/moderation/reports.ts';
import { addressOf as addressOn } from '#contract/notices/site-address.ts';

/** Where what was reported is seen: a reply below what it is to, and a post on the page of its group or enterprise. */
export function addressOf({ on, id, at, ...place }: Report): string | undefined {
  if (on !== 'reply') return addressOn({ ...place, on, id });
  return at && addressOn({ ...place, ...at, replyId: id });
}
