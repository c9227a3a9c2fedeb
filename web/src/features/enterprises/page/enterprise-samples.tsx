import { Banknote, ChartColumn, ClipboardList, type LucideIcon, Package } from 'lucide-react';
import { useId } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import {
  SampleButtons,
  SampleColumns,
  SampleFrame,
  SampleSection,
} from '#web/components/page/sample-frame.tsx';
import { SamplePhotos } from '#web/parts/circles/page/sample-photos.tsx';
import { messages } from './messages.ts';
import { sampleEvents, sampleMembers, samplePhotos } from './samples.ts';
import './enterprise-samples.css';

const infos: readonly (readonly [name: string, Icon: LucideIcon])[] = [
  [messages.tasks, ClipboardList],
  [messages.finances, Banknote],
  [messages.reports, ChartColumn],
  [messages.materials, Package],
];

/**
 * Events, a link to the messenger, photos and four buttons that do nothing: samples of an enterprise's page, the same
 * for each.
 */
export function EnterpriseSamples() {
  const note = useId();
  return (
    <SampleFrame id={note} title={messages.sample} text={messages.sampleText}>
      <SampleSection title={messages.info}>
        <SampleButtons note={note} buttons={infos} />
      </SampleSection>
      <SampleColumns
        aside={
          <>
            <SampleSection title={messages.messenger.title}>
              <Messenger />
            </SampleSection>
            <SampleSection title={messages.photos}>
              <SamplePhotos photos={samplePhotos} />
            </SampleSection>
          </>
        }
      >
        <SampleSection title={messages.events}>
          <ul className="sample-rows enterprise-events">
            {sampleEvents.map(({ day, title, where }) => (
              <li key={day} className="row gap-4">
                <b>{day}</b>
                <div>
                  {title}
                  <p className="soft">{where}</p>
                </div>
              </li>
            ))}
          </ul>
        </SampleSection>
      </SampleColumns>
    </SampleFrame>
  );
}

function Messenger() {
  const { text, open } = messages.messenger;
  return (
    <>
      <p className="enterprise-faces row">
        {sampleMembers.map((name) => (
          <Avatar key={name} id={name} name={name} />
        ))}
      </p>
      <p className="soft enterprise-talk">{text}</p>
      <LinkButton variant="soft" small to="/messenger">
        {open}
      </LinkButton>
    </>
  );
}
