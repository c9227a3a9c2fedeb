import type { Community } from '#contract/communities.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { CommunityMissing } from '#web/parts/communities/community-missing.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useMembers } from './api.ts';
import { MemberCard, MembersSkeleton } from './member-card.tsx';
import { messages } from './messages.ts';
import { NoMembers } from './no-members.tsx';
import { useMembersPlace } from './use-members-place.ts';

/** The members of a community, to look through and to search. */
export function Members({ community }: { community: Pick<Community, 'id' | 'name' | 'slug'> }) {
  const place = useMembersPlace();
  const { search, page, pageSize, queryOf, onSearch } = place;
  const list = useMembers(community.id, place);
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
