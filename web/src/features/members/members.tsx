import { communities } from '#contract/communities.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import type { CurrentCommunity } from '#web/lib/session/session.ts';
import { CommunityMissing } from '#web/parts/communities/community-at.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { usePage } from '#web/parts/lists/use-page.ts';
import { MemberCard, MembersSkeleton } from './member-card.tsx';
import { messages } from './messages.ts';
import { useMembersPlace, usePageSize } from './use-members-place.ts';

/** The members of a community, to look through and to search. */
export function Members({ community }: { community: CurrentCommunity }) {
  const place = useMembersPlace();
  const { search, page, pageSize, queryOf, onSearch } = place;
  const input = { communityId: community.id, pageNumber: page, pageSize, ...(search && { search }) };
  const list = usePage({ route: communities.listMembers, key: 'data', input }, place);
  const { shown, isCurrent, error } = list;
  /** Address of the list, for the way back from a profile. */
  const members = `/community-members/${community.slug}${queryOf(page)}`;

  const said = () => {
    if (!shown) return false;
    if (search) return isCurrent && messages.found(shown.totalItems, shown.partial === true);
    // Who was searched for is still shown for a moment.
    return shown.search === '' && shown.totalItems > 0 && messages.count(shown.totalItems);
  };

  if (error?.status === 404) return <CommunityMissing />;
  return (
    <>
      <PageHeader title={community.name}>
        <SearchBox label={messages.search} value={search} onSearch={onSearch} />
      </PageHeader>
      <PagedList
        list={list}
        address={place}
        texts={messages}
        isStatusSeen
        status={said()}
        skeleton={<MembersSkeleton count={pageSize} />}
        empty={(nobody) => <NoMembers {...nobody} onAll={() => onSearch('')} />}
      >
        {(items, frame) => (
          <ul {...frame} className="member-grid" aria-label={messages.list}>
            {items.map((member) => (
              <MemberCard key={member.id} member={member} members={members} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

interface NoMembersProps {
  search: string;
  partial?: boolean | undefined;
  onAll: () => void;
}

/** Why there is nobody, and what to do next. */
function NoMembers({ search, partial, onAll }: NoMembersProps) {
  const { empty, nobody } = messages;
  return search ? (
    <EmptyState drawing="scarecrow" title={nobody.title} text={partial ? messages.partial : nobody.text}>
      <Button onClick={onAll}>{nobody.action}</Button>
    </EmptyState>
  ) : (
    <EmptyState drawing="sprout" title={empty.title} text={empty.text}>
      <LinkButton to="/community-switching">{empty.action}</LinkButton>
    </EmptyState>
  );
}

/** In the sizes of the whole screen, while it is not known yet whose members they are. */
export function MembersScreenSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="phead">
        <div className="members-sk-title">
          <Skeleton shape="title" width={70} />
        </div>
        <Skeleton shape="picture" className="search members-sk-search" />
      </div>
      <p className="list-status" />
      <MembersSkeleton count={usePageSize()} />
    </Loading>
  );
}
