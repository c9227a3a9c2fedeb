import type { Community } from '#contract/communities.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useLatest } from '#web/lib/use-latest.ts';
import { useMembers } from './api.ts';
import { CommunityMissing } from './community-missing.tsx';
import { MembersSkeleton } from './member-card.tsx';
import { MemberPage } from './member-page.tsx';
import { messages } from './messages.ts';
import { useMembersPlace } from './use-members-place.ts';

/** The members of a community, to look through and to search. */
export function Members({ community }: { community: Pick<Community, 'id' | 'name' | 'slug'> }) {
  const place = useMembersPlace();
  const { search, pageSize, query, onSearch } = place;
  const { data, error, isValidating, mutate } = useMembers(community.id, place);
  const shown = useLatest(data);

  if (error?.status === 404) return <CommunityMissing />;
  return (
    <>
      <PageHeader title={community.name}>
        <SearchBox label={messages.search} value={search} onSearch={onSearch} />
      </PageHeader>
      <p className="vh" role="status">
        {search && data && messages.found(data.totalItems, data.partial === true)}
      </p>
      {error && !data ? (
        <Problem title={messages.failed} error={error} retry={() => void mutate()} busy={isValidating} />
      ) : shown ? (
        <MemberPage
          reply={shown}
          isLate={!data}
          place={place}
          members={`/community-members/${community.slug}${query}`}
        />
      ) : (
        <Loading label={messages.loading}>
          <MembersSkeleton count={pageSize} />
        </Loading>
      )}
    </>
  );
}
