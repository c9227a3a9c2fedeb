import { Banknote, ChartColumn, ClipboardList, type LucideIcon, Package } from 'lucide-react';
import { useId } from 'react';
import type { Enterprise } from '#contract/enterprises.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SampleButtons, SampleFrame, SampleSection } from '#web/components/page/sample-frame.tsx';
import { CircleEvents } from '#web/parts/posts/circle-events.tsx';
import { eventMessages } from '#web/parts/posts/event-messages.ts';
import { Part, Posts } from '#web/parts/posts/posts.tsx';
import { messages } from './messages.ts';

const infos: readonly (readonly [name: string, Icon: LucideIcon])[] = [
  [messages.tasks, ClipboardList],
  [messages.finances, Banknote],
  [messages.reports, ChartColumn],
  [messages.materials, Package],
];

/** What stands below an enterprise's head: what it plans, its posts, and the documents' four buttons. */
export const EnterprisePosts = ({ enterprise }: { enterprise: Enterprise }) => (
  <>
    <AdditionalInfo />
    <Posts
      place={{
        ...{ in: 'enterprise', id: enterprise.id, title: enterprise.title },
        ...{ to: `/your-enterprises/${enterprise.id}`, isOwn: enterprise.isCreator === 'true' },
      }}
      before={
        <Part title={eventMessages.title}>
          <CircleEvents of={enterprise} noun="enterprise" />
        </Part>
      }
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
  </>
);

/** Four buttons that do nothing yet, and say so. */
function AdditionalInfo() {
  const note = useId();
  return (
    <SampleFrame id={note} title={messages.sample} text={messages.sampleText}>
      <SampleSection title={messages.info}>
        <SampleButtons note={note} buttons={infos} />
      </SampleSection>
    </SampleFrame>
  );
}
