import { useState } from 'react';
import { type CommunityMember, communities } from '#contract/communities/communities.ts';
import type { Course } from '#contract/courses/courses.ts';
import { enrolls } from '#contract/courses/enrolls.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** A member's state in a course: `left` has a place, and may come back to it. */
export type Standing = 'in' | 'left' | 'out';

interface Standings {
  course: Course;
  standingOf: (userId: string) => Standing;
  onChange: (userId: string, standing: Standing, learnersCount: number) => void;
}

interface FoundMembersProps extends Standings {
  communityId: string;
  /** The query. */
  words: string;
}

/** Members of a community with that name, each to be let in. */
export function FoundMembers({ communityId, words, ...standings }: FoundMembersProps) {
  const input = { communityId, search: words, pageNumber: 1 };
  const reply = useApi(communities.listMembers, input);
  const { data, error } = reply;
  if (!data && error) return <NotLoaded of={reply} isInSection title={messages.searchFailed} />;
  // Nobody takes their own course.
  const found = data?.data.filter(({ userId }) => userId !== standings.course.creator);
  if (!found || found.length === 0)
    return (
      <p className="soft" role="status">
        {found ? messages.nobody(words) : messages.searching}
      </p>
    );
  return (
    <>
      <List label={messages.found}>
        {found.map((member) => (
          <FoundMember key={member.id} member={member} {...standings} />
        ))}
      </List>
      {data && data.pages > 1 && <p className="soft">{messages.partial}</p>}
    </>
  );
}

interface FoundMemberProps extends Standings {
  member: CommunityMember;
}

function FoundMember({ course, member: { userId, user }, standingOf, onChange }: FoundMemberProps) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || messages.anonymous;
  const [isBusy, setBusy] = useState(false);
  const standing = standingOf(userId);
  const isOut = standing === 'out';
  const letIn = async () => {
    setBusy(true);
    try {
      const { data } = await call(enrolls.letIn, { id: course.id, userId });
      onChange(userId, data.isEnroll ? 'in' : 'left', data.learnersCount);
      toast(data.isEnroll ? messages.done(name) : messages.hasPlace(name));
    } catch (error) {
      toastFailure(messages.notIn(name, (error as Error).message));
    }
    setBusy(false);
  };
  return (
    <ListRow
      title={name}
      to={`/profile/${userId}`}
      lead={<Avatar id={userId} name={name} file={user.attachments} />}
    >
      <Button
        busy={isBusy}
        aria-disabled={!isOut || undefined}
        aria-label={isOut ? messages.letInOf(name) : undefined}
        onClick={() => isOut && !isBusy && void letIn()}
      >
        {messages.standing[standing]}
      </Button>
    </ListRow>
  );
}
