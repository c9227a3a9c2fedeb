import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { formatMoment } from '#web/lib/format/format-moment.ts';
import '#web/components/form/form-error.css';
import './conflict-notice.css';

const texts = {
  changed: 'You changed this on another device or in another window',
  unsaved: 'What you typed here is not saved.',
  saved: 'Saved there:',
  empty: 'nothing',
  take: 'Take what is saved there',
  keep: 'Save mine all the same',
};

interface ConflictNoticeProps {
  /** When the other change was (ISO 8601 UTC), where that is known. */
  changedAt: string | undefined;
  /** What the other change made of the form's fields. */
  differences: readonly { label: string; text: string }[];
  /** What becomes of the other. */
  note?: string;
  /** Whether one of the two is under way: then pressing does nothing. */
  isBusy?: boolean;
  /** Gives up what was typed. */
  onTake: () => void;
  onKeep: () => void;
}

/** Above a form whose thing was changed elsewhere meanwhile: what is saved there, and both ways on. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { changedAt, differences, note, isBusy = false, onTake, onKeep } = props;
  const when = changedAt ? `, ${formatMoment(changedAt)}` : '';
  return (
    <div className="alert conflict-notice" role="alert">
      <TriangleAlert />
      <div className="fill stack gap-3">
        <p>{`${texts.changed}${when}. ${texts.unsaved}`}</p>
        {differences.length > 0 && (
          <>
            <p>{texts.saved}</p>
            <ul>
              {differences.map(({ label, text }) => (
                <li key={label}>
                  {label}: <span className="conflict-text">{text || texts.empty}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {note && <p>{note}</p>}
        <div className="conflict-acts">
          <Button aria-disabled={isBusy || undefined} onClick={onTake}>
            {texts.take}
          </Button>
          <Button aria-disabled={isBusy || undefined} onClick={onKeep}>
            {texts.keep}
          </Button>
        </div>
      </div>
    </div>
  );
}
