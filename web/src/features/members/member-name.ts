import type { CommunityMember } from '#contract/communities.ts';
import { messages } from './messages.ts';

/** First and last name, or nothing for a member without a first name. */
export function fullName({ firstName, lastName }: CommunityMember['user']): string | undefined {
  const first = firstName?.trim();
  return first ? [first, lastName?.trim()].filter(Boolean).join(' ') : undefined;
}

/** What a member is called in a list. */
export const memberName = (user: CommunityMember['user']) => fullName(user) ?? messages.anonymous;
