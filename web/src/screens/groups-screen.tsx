import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { group } from '#web/features/groups/group-kind.ts';
import { type CurrentCommunity, storeCommunity, useSession } from '#web/lib/session/session.ts';
import { CirclesSkeleton } from '#web/parts/circles/circle-feed.tsx';
import type { Tab } from '#web/parts/circles/circle-kind.ts';
import { InnerCircles } from '#web/parts/circles/inner-circles.tsx';
import { messages } from '#web/parts/circles/messages.ts';
import { CommunityAt } from '#web/parts/communities/community-at.tsx';

/** All groups of the current community, or those that the member follows; also of a community whose slug is in the address. */
export function GroupsScreen({ tab }: { tab: Tab }) {
  const { slug } = useParams();
  if (slug === undefined) return <InnerCircles kind={group} tab={tab} />;
  return (
    <CommunityAt
      slug={slug}
      skeleton={
        <>
          <PageHeader title={group.texts.title} />
          <Loading label={messages.loading}>
            <CirclesSkeleton kind={group} />
          </Loading>
        </>
      }
    >
      {(community) => <Arrival community={community} />}
    </CommunityAt>
  );
}

/** A group is visited, made and changed in the current community, so this one becomes it. */
function Arrival({ community }: { community: CurrentCommunity }) {
  const isThere = useSession().community?.id === community.id;
  useEffect(() => {
    if (!isThere) storeCommunity(community);
  }, [isThere, community]);
  return isThere && <Navigate to={group.addresses.my} replace />;
}
