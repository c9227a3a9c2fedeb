import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type CommunityMember, communities } from '#contract/communities/communities.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { About } from '#web/components/content/about.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { type CurrentCommunity, useSession } from '#web/lib/session/session.ts';
import { chatWith } from '#web/parts/chats/chat-with.ts';
import { CommunityMissing } from '#web/parts/communities/community-at.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { usePage } from '#web/parts/lists/use-page.ts';
import { messages } from './messages.ts';
import { useMembersAddress, usePageSize } from './use-members-address.ts';
import './members.css';

/** The members of a community, to look through and to search. */
export function Members({ community }: { community: CurrentCommunity }) {
  const address = useMembersAddress();
  const { search, page, pageSize, queryOf, onSearch } = address;
  const input = { communityId: community.id, pageNumber: page, pageSize, ...(search && { search }) };
  const list = usePage({ route: communities.listMembers, key: 'data', input }, address);
  const { shown, isCurrent, error } = list;
  /** Address of the list, for the way back from a profile. */
  const members = `/community-members/${community.slug}${queryOf(page)}`;

  const said = () => {
    if (!shown) return false;
    if (search) return isCurrent && messages.found(shown.totalItems, shown.partial === true);
    // The last search result stays for a moment.
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
        address={address}
        texts={messages}
        // Nobody: what stands below says so.
        isStatusSeen={shown?.totalItems !== 0}
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

/** Why there are no members, and what to do next. */
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

/** A skeleton the size of the whole screen, while the community is not known yet. */
export const MembersScreenSkeleton = () => (
  <Loading>
    <div className="phead">
      <div className="members-sk-title">
        <Skeleton shape="title" width={70} />
      </div>
      <Skeleton shape="picture" className="search members-sk-search" />
    </div>
    <p className="list-status text-sm" />
    <MembersSkeleton count={usePageSize()} />
  </Loading>
);

interface MemberCardProps {
  member: CommunityMember;
  /** Address of the list, for the way back. */
  members: string;
}

/**
 * A member of a community; the whole card leads to the profile, which shows at once what is known here, and its corner
 * to the chat with them.
 */
function MemberCard({ member: { userId, user }, members }: MemberCardProps) {
  const known = { ...user, id: userId, name: fullName(user) };
  const isOwn = useSession().user?.id === userId;
  return (
    <li className="member">
      <Link className="member-card" to={`/members/profile/${userId}`} state={{ user: known, members }}>
        <Avatar id={userId} name={memberName(user)} file={user.attachments} size="lg" />
        <span className="member-who">
          <span className="member-name clamp">{memberName(user)}</span>
          <About of={user} />
        </span>
      </Link>
      {!isOwn && (
        <Link
          className="iconbtn member-chat"
          to={chatWith(userId)}
          aria-label={messages.writeTo(memberName(user))}
        >
          <MessageCircle />
        </Link>
      )}
    </li>
  );
}

/** A skeleton the size of a page of cards. */
const MembersSkeleton = ({ count }: { count: number }) => (
  <div className="member-grid">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div className="member-card" key={index}>
        <Skeleton shape="picture" className="avatar avatar-lg" />
        <div className="member-who">
          <div className="member-name">
            <Skeleton shape="title" />
          </div>
        </div>
      </div>
    ))}
  </div>
);

/** First and last name, or nothing for a member without a first name. */
function fullName({ firstName, lastName }: CommunityMember['user']): string | undefined {
  const first = firstName?.trim();
  return first ? [first, lastName?.trim()].filter(Boolean).join(' ') : undefined;
}

/** A member's name in a list. */
const memberName = (user: CommunityMember['user']) => fullName(user) ?? messages.anonymous;
