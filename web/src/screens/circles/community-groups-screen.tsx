import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { group } from '#web/features/groups/group-kind.ts';
import { type CurrentCommunity, storeCommunity, useSession } from '#web/lib/session/session.ts';
import { CirclesSkeleton } from '#web/parts/circles/circles-skeleton.tsx';
import { CommunityAt } from '#web/parts/communities/community-at.tsx';

/** Leads to the groups that the member follows in the community whose slug is in the address. */
export function CommunityGroupsScreen() {
  const { slug } = useParams();
  return (
    <CommunityAt slug={slug} skeleton={<GroupsSkeleton />}>
      {(community) => <Arrival community={community} />}
    </CommunityAt>
  );
}

const GroupsSkeleton = () => (
  <>
    <PageHeader title={group.texts.title} />
    <Loading>
      <CirclesSkeleton />
    </Loading>
  </>
);

/** Groups are visited, made and changed in the current community, so this one becomes it. */
function Arrival({ community }: { community: CurrentCommunity }) {
  const isThere = useSession().community?.id === community.id;
  useEffect(() => {
    if (!isThere) storeCommunity(community);
  }, [isThere, community]);
  return isThere && <Navigate to={group.addresses.my} replace />;
}
