import { CircleAlert, CloudUpload } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { ActionBar } from '#web/components/page/action-bar.tsx';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './messages.ts';
import type { Building } from './use-building.ts';
import './save-bar.css';

interface SaveBarProps {
  building: Building;
  /** Where it leads back to. */
  lessonAt: string;
}

/** Ends the builder: what is missing and where, what is kept, and saving it. */
export function SaveBar({ building, lessonAt }: SaveBarProps) {
  const { draft, problems, summary, failure, isSaving, save } = building;
  const first = draft.questions.findIndex(({ id }) => problems[id]);
  const Icon = failure?.isWaiting ? CloudUpload : CircleAlert;
  const text = summary ?? failure?.text;
  return (
    <ActionBar label={messages.save}>
      <div className={failure?.isWaiting ? 'save-said is-waiting' : 'save-said'} role="alert">
        {text && (
          <p>
            <Icon className="icon" aria-hidden="true" />
            <span>
              {text}
              {summary && (
                <>
                  {' '}
                  <a className="link" href={`#question-${first + 1}`} onClick={goTo}>
                    {messages.name(first + 1)}
                  </a>
                </>
              )}
            </span>
          </p>
        )}
      </div>
      <Kept building={building} />
      <LinkButton to={lessonAt}>{messages.cancel}</LinkButton>
      <Button variant="primary" busy={isSaving} busyText={messages.saving} onClick={() => void save()}>
        {messages.save}
      </Button>
    </ActionBar>
  );
}

/** To the first field there that is to be filled in. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const card = document.querySelector(event.currentTarget.hash);
  const field = ['[aria-invalid]', '[type=radio]']
    .map((kind) => card?.querySelector<HTMLElement>(kind))
    .find((found) => found);
  field?.focus();
}

function Kept({ building: { draft, isTyped, isRefused } }: { building: Building }) {
  const device = useDevice();
  if (isRefused)
    return (
      <NotKept
        typed={() =>
          draft.questions.map(({ question, options }) => [question, options.map(({ text }) => text)])
        }
      />
    );
  return (
    <p className="save-kept" role="status">
      {isTyped && (
        <>
          <device.Icon className="icon" aria-hidden="true" />
          <span>{messages.kept(device.name)}</span>
        </>
      )}
    </p>
  );
}
