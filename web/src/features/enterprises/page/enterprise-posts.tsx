import { useRef } from 'react';
import type { Enterprise } from '#contract/communities/enterprises.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { CircleEvents } from '#web/parts/posts/circle-events.tsx';
import { eventMessages } from '#web/parts/posts/event-messages.ts';
import { leadTo } from '#web/parts/posts/lead-to.ts';
import { Part, Posts } from '#web/parts/posts/posts.tsx';
import { AdditionalInfo } from './additional-info.tsx';
import { messages } from './messages.ts';

/** What stands below an enterprise's head: the documents' four buttons, what it plans, and its posts. */
export function EnterprisePosts({ enterprise }: { enterprise: Enterprise }) {
  const events = useRef<HTMLHeadingElement>(null);
  return (
    <Posts
      place={{
        in: 'enterprise',
        id: enterprise.id,
        title: enterprise.title,
        to: `/your-enterprises/${enterprise.id}`,
        isOwn: enterprise.isCreator === 'true',
      }}
      before={(find) => (
        <>
          <AdditionalInfo onTasks={() => leadTo(events.current)} onFind={find} />
          <Part title={eventMessages.title} headingRef={events}>
            <CircleEvents of={enterprise} noun="enterprise" />
          </Part>
        </>
      )}
      aside={
        <Part title={messages.messenger.title}>
          <p className="soft">{messages.messenger.text}</p>
          <div>
            <LinkButton variant="soft" small to="/messenger">
              {messages.messenger.open}
            </LinkButton>
          </div>
        </Part>
      }
    />
  );
}
