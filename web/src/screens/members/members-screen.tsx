import { useParams } from 'react-router-dom';
import { Members, MembersScreenSkeleton } from '#web/features/members/members.tsx';
import { CommunityAt } from '#web/parts/communities/community-at.tsx';

/** The members of the current community, or of the one whose slug is in the address. */
export function MembersScreen() {
  const { slug } = useParams();
  return (
    <CommunityAt slug={slug} skeleton={<MembersScreenSkeleton />}>
      {(community) => <Members key={community.id} community={community} />}
    </CommunityAt>
  );
}
