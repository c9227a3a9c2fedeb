import { Banknote, ChartColumn, ClipboardList, Package } from 'lucide-react';
import { useRef } from 'react';
import type { Enterprise } from '#contract/communities/enterprises.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { CircleEvents } from '#web/parts/posts/circle-events.tsx';
import { eventMessages } from '#web/parts/posts/event-messages.ts';
import { leadTo } from '#web/parts/posts/lead-to.ts';
import { Part, Posts } from '#web/parts/posts/posts.tsx';
import { messages } from './messages.ts';
import './additional-info.css';

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

interface AdditionalInfoProps {
  /** Leads to what the enterprise plans. */
  onTasks: () => void;
  /** Leads to the posts that have a word which begins so. */
  onFind: (word: string) => void;
}

const topics = [
  ['finances', Banknote],
  ['reports', ChartColumn],
  ['materials', Package],
] as const;

/** The documents' four buttons: each leads to what the page has of it. */
const AdditionalInfo = ({ onTasks, onFind }: AdditionalInfoProps) => (
  <Part title={messages.info}>
    <p className="soft">{messages.infoText}</p>
    <ul className="additional-info grid gap-3">
      <li>
        <Button wide icon={<ClipboardList />} onClick={onTasks}>
          {messages.tasks}
        </Button>
      </li>
      {topics.map(([topic, Icon]) => (
        <li key={topic}>
          <Button wide icon={<Icon />} onClick={() => onFind(messages.words[topic])}>
            {messages[topic]}
          </Button>
        </li>
      ))}
    </ul>
  </Part>
);
