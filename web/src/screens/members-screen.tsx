import { useParams } from 'react-router-dom';
import { Problem } from '#web/components/state/problem.tsx';
import { useCommunityBySlug } from '#web/features/members/api.ts';
import { CommunityMissing } from '#web/features/members/community-missing.tsx';
import { Members } from '#web/features/members/members.tsx';
import { MembersScreenSkeleton } from '#web/features/members/members-skeleton.tsx';
import { messages } from '#web/features/members/messages.ts';
import { useSession } from '#web/lib/session/session.ts';

/** The members of the current community, or of the one whose slug is in the address. */
export function MembersScreen() {
  const current = useSession().community;
  const { slug = current?.slug } = useParams();
  const isCurrent = slug === current?.slug;
  const { data, error, isValidating, mutate } = useCommunityBySlug(isCurrent ? undefined : slug);
  const community = isCurrent ? current : data;

  if (community) return <Members key={community.id} community={community} />;
  if (error?.status === 404 || error?.status === 400) return <CommunityMissing />;
  if (error)
    return (
      <Problem
        isScreen
        title={messages.communityFailed}
        error={error}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  return <MembersScreenSkeleton />;
}
