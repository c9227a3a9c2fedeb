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

interface FoundMembersProps {
  course: Course;
  communityId: string;
  /** What they are searched by. */
  words: string;
}

/** Members of a community who are so named, each to be let in. */
export function FoundMembers({ course, communityId, words }: FoundMembersProps) {
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
          <FoundMember key={member.id} course={course} member={member} />
        ))}
      </List>
      {data.pages > 1 && <p className="soft">{messages.partial}</p>}
    </>
  );
}

function FoundMember({ course, member: { userId, user } }: { course: Course; member: CommunityMember }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || messages.anonymous;
  const [state, setState] = useState<'busy' | 'in' | 'out'>();
  const isDone = state === 'in' || state === 'out';
  const letIn = async () => {
    setState('busy');
    try {
      const { data } = await call(enrolls.letIn, { id: course.id, userId });
      setState(data.isEnroll ? 'in' : 'out');
      showStanding(data);
      toast(data.isEnroll ? messages.done(name) : messages.hasPlace(name));
    } catch (error) {
      setState(undefined);
      toastFailure(messages.failed(name, (error as Error).message));
    }
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
          busy={state === 'busy'}
          aria-disabled={isDone || undefined}
          aria-label={isDone ? undefined : messages.letInOf(name)}
          onClick={() => state === undefined && void letIn()}
        >
          {isDone ? messages.isIn[state] : messages.letIn}
        </Button>
      </div>
    </li>
  );
}
