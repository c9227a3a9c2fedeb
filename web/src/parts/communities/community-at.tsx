import type { ReactNode } from 'react';
import { communities } from '#contract/communities/communities.ts';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { type CurrentCommunity, useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

interface CommunityAtProps {
  /** From the address; undefined where it names none. */
  slug: string | undefined;
  /** Until it is known. */
  skeleton: ReactNode;
  children: (community: CurrentCommunity) => ReactNode;
}

/** The community that an address names, otherwise the current one. */
export function CommunityAt({ slug, skeleton, children }: CommunityAtProps) {
  const current = useSession().community;
  const isCurrent = slug === undefined || slug === current?.slug;
  const reply = useApi(communities.getCommunity, isCurrent ? null : { id: slug });
  const { data, error } = reply;
  const community = isCurrent ? current : data;

  if (community) return children(community);
  if (error?.status === 404 || error?.status === 400) return <CommunityMissing />;
  if (error) return <NotLoaded of={reply} isScreen title={messages.failed} />;
  return skeleton;
}

/** Shown instead of the content of a community that is missing or deleted. */
export const CommunityMissing = () => <Missing {...messages.missing} to="/community-switching" />;
