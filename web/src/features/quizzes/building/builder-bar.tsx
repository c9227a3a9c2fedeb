import type { MouseEvent } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SaveBar } from '../save-bar.tsx';
import { messages } from './messages.ts';
import type { Building } from './use-building.ts';

interface BuilderBarProps {
  building: Building;
  /** Where it leads back to. */
  lessonAt: string;
}

/** Ends the builder: what is missing and where, what is kept, and saving it. */
export function BuilderBar({ building, lessonAt }: BuilderBarProps) {
  const { draft, problems, summary, saying, isTyped, isRefused, isSaving, save } = building;
  const first = draft.questions.findIndex(({ id }) => problems[id]);
  const missing = (
    <>
      {summary}{' '}
      <a className="link" href={`#question-${first + 1}`} onClick={goTo}>
        {messages.name(first + 1)}
      </a>
    </>
  );
  return (
    <SaveBar
      label={messages.save}
      texts={messages}
      saying={summary ? { ...saying, text: missing } : saying}
      typed={() =>
        draft.questions.map(({ question, options }) => [question, options.map(({ text }) => text)])
      }
      onSave={save}
      {...{ isTyped, isRefused, isSaving }}
    >
      <LinkButton to={lessonAt}>{messages.cancel}</LinkButton>
    </SaveBar>
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
