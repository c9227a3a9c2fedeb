import { Link } from 'react-router-dom';
import type { CommunityMember } from '#contract/communities.ts';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import './member-card.css';

interface MemberCardProps {
  member: CommunityMember;
  /** Address of the list, for the way back. */
  members: string;
}

/** A member of a community; the whole card leads to the profile, which shows at once what is known here. */
export function MemberCard({ member: { userId, user }, members }: MemberCardProps) {
  const known = { ...user, id: userId, name: fullName(user) };
  return (
    <li>
      <Link className="member-card" to={`/members/profile/${userId}`} state={{ user: known, members }}>
        <Avatar id={userId} name={memberName(user)} file={user.attachments} size="lg" />
        <span className="member-name clamp">{memberName(user)}</span>
      </Link>
    </li>
  );
}

/** In the sizes of a page of cards. */
export function MembersSkeleton({ count }: { count: number }) {
  return (
    <div className="member-grid">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div className="member-card" key={place}>
          <Skeleton shape="picture" className="avatar avatar-lg" />
          <div className="member-name">
            <Skeleton shape="title" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** First and last name, or nothing for a member without a first name. */
function fullName({ firstName, lastName }: CommunityMember['user']): string | undefined {
  const first = firstName?.trim();
  return first ? [first, lastName?.trim()].filter(Boolean).join(' ') : undefined;
}

/** What a member is called in a list. */
const memberName = (user: CommunityMember['user']) => fullName(user) ?? messages.anonymous;
