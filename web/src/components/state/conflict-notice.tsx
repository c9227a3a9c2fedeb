import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { formatMoment } from '#web/lib/format/format-moment.ts';
import { messages } from './conflict-messages.ts';
import '#web/components/form/form-error.css';
import './conflict-notice.css';

interface ConflictNoticeProps {
  /** When the other change was (ISO 8601 UTC), where that is known. */
  changedAt: string | undefined;
  /** Whether it was saved while the member typed, maybe from this form. @default false: by another device or window */
  isMeanwhile?: boolean | undefined;
  /** What the other change made of the form's fields. */
  differences: readonly { label: string; text: string }[];
  /** What happens to the other one. */
  note?: string;
  /** Whether one of the two is under way: then pressing does nothing. */
  isBusy?: boolean;
  /** Gives up what was typed. */
  onTake: () => void;
  onKeep: () => void;
}

/** Above a form whose item was saved with other values meanwhile: the other version, and both ways on. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { changedAt, isMeanwhile, differences, note, isBusy = false, onTake, onKeep } = props;
  const words = isMeanwhile ? messages.meanwhile : messages.elsewhere;
  const when = changedAt ? `, ${formatMoment(changedAt)}` : '';
  return (
    <div className="alert conflict-notice" role="alert">
      <TriangleAlert />
      <div className="fill stack gap-3">
        <p>{`${words.changed}${when}. ${words.unsaved}`}</p>
        {differences.length > 0 && (
          <>
            <p>{words.saved}</p>
            <ul>
              {differences.map(({ label, text }) => (
                <li key={label}>
                  {label}: <span className="conflict-text">{text || messages.empty}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {note && <p>{note}</p>}
        <div className="conflict-acts gap-3">
          <Button aria-disabled={isBusy || undefined} onClick={onTake}>
            {words.take}
          </Button>
          <Button aria-disabled={isBusy || undefined} onClick={onKeep}>
            {messages.keep}
          </Button>
        </div>
      </div>
    </div>
  );
}
