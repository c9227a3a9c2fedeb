import type { ReactNode } from 'react';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import type { ApiError } from '#web/lib/api/api.ts';
import { messages } from './messages.ts';
import './profile.css';

interface ProfileFrameProps {
  /** Where its back button leads. */
  back: string;
  /** The state of that screen's history entry. */
  held?: object | null | undefined;
  /** The address of others, if this one is missing. */
  members?: string;
  title: string;
  /** Shown while there are no `children` and no error. */
  skeleton: ReactNode;
  /** The load's state. */
  reply: { error: ApiError | undefined; isValidating: boolean; mutate: () => unknown };
  /** The loaded content; it stays when a later load fails. */
  children: ReactNode;
}

/** A screen about one member: the way back, the title, and its four states. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { back, held, members = '/members', title, skeleton, reply, children } = props;
  const { error } = reply;

  if (!children && (error?.status === 404 || error?.status === 400))
    return <Missing {...messages.missing} to={members} />;
  return (
    <div className="profile page-narrow">
      <BackLink to={back} held={held}>
        {messages.back}
      </BackLink>
      <PageHeader title={title} />
      {children || (
        <Pending of={reply} title={messages.failed}>
          {skeleton}
        </Pending>
      )}
    </div>
  );
}
