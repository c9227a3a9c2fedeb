import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CommunityMember, communities } from '#contract/communities.ts';
import type { Course } from '#contract/courses.ts';
import { enrolls } from '#contract/enrolls.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List } from '#web/components/list/list.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';
import { showStanding } from './replies.ts';

/** How somebody stands to a course: `left` has a place, and may come back to it. */
export type Standing = 'in' | 'left' | 'out';

interface Standings {
  of: (userId: string) => Standing;
  onChange: (userId: string, standing: Standing) => void;
}

interface FoundMembersProps {
  course: Course;
  communityId: string;
  /** What they are searched by. */
  words: string;
  standings: Standings;
}

/** Members of a community who are so named, each to be let in. */
export function FoundMembers({ course, communityId, words, standings }: FoundMembersProps) {
  const input = { communityId, search: words, pageNumber: 1 };
  const { data, error, isValidating, mutate } = useApi(communities.listMembers, input);
  if (!data && error)
    return (
      <Problem
        isInSection
        title={messages.searchFailed}
        error={error}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data)
    return (
      <p className="soft" role="status">
        {messages.searching}
      </p>
    );
  // Nobody takes what they made.
  const found = data.data.filter(({ userId }) => userId !== course.creator);
  if (found.length === 0)
    return (
      <p className="soft" role="status">
        {messages.nobody(words)}
      </p>
    );
  return (
    <>
      <List label={messages.found}>
        {found.map((member) => (
          <FoundMember key={member.id} {...{ course, member, standings }} />
        ))}
      </List>
      {data.pages > 1 && <p className="soft">{messages.partial}</p>}
    </>
  );
}

interface FoundMemberProps {
  course: Course;
  member: CommunityMember;
  standings: Standings;
}

function FoundMember({ course, member: { userId, user }, standings }: FoundMemberProps) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || messages.anonymous;
  const [isBusy, setBusy] = useState(false);
  const standing = standings.of(userId);
  const isOut = standing === 'out';
  const letIn = async () => {
    setBusy(true);
    try {
      const { data } = await call(enrolls.letIn, { id: course.id, userId });
      standings.onChange(userId, data.isEnroll ? 'in' : 'left');
      showStanding(data);
      toast(data.isEnroll ? messages.done(name) : messages.hasPlace(name));
    } catch (error) {
      toastFailure(messages.failed(name, (error as Error).message));
    }
    setBusy(false);
  };
  return (
    <li className="list-row">
      <Avatar id={userId} name={name} file={user.attachments} />
      <div className="list-what">
        <p className="list-title">
          <Link className="clamp" to={`/profile/${userId}`}>
            {name}
          </Link>
        </p>
      </div>
      <div className="list-end">
        <Button
          busy={isBusy}
          aria-disabled={!isOut || undefined}
          aria-label={isOut ? messages.letInOf(name) : undefined}
          onClick={() => isOut && !isBusy && void letIn()}
        >
          {messages.standing[standing]}
        </Button>
      </div>
    </li>
  );
}
