import type { ComponentProps } from 'react';
import { LONGEST_REPORT } from '#contract/moderation/reports.ts';
import { TextArea } from '#web/components/form/field.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { messages } from './messages.ts';
import './moderation.css';

interface AskDecisionProps extends Omit<ComponentProps<typeof Confirm>, 'children'> {
  /** What its author is told beside the reasons; whoever asks keeps it, also where the decision fails. */
  note: string;
  onNote: (note: string) => void;
}

/** Asks before something is hidden or removed, and for a word to its author. */
export const AskDecision = ({ note, onNote, ...asked }: AskDecisionProps) => (
  <Confirm {...asked}>
    <div className="decision-note">
      <TextArea
        label={messages.note}
        hint={messages.noteHint}
        optional
        rows={3}
        maxLength={LONGEST_REPORT}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </div>
  </Confirm>
);
