import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';
import type { NewsEditing } from './use-news-draft.ts';
import './kept-notice.css';

interface KeptNoticeProps {
  editing: NewsEditing;
  /** Offers to drop what an earlier visit left; absent where there is nothing of the kind. */
  onDrop: (() => void) | undefined;
}

/** What the device keeps of a draft, where that is not what one expects. */
export function KeptNotice({ editing, onDrop }: KeptNoticeProps) {
  const { textRefused, filesRefused, taken, changes, drop } = messages.kept;
  const names = editing.unkept.map(({ chosen }) => `“${chosen.name}”`).join(', ');
  return (
    <div className="kept" role="status">
      {editing.isRefused && <Warning text={textRefused} />}
      {editing.isTaken && <Warning text={taken} />}
      {names && <Warning text={filesRefused(names)} />}
      {onDrop && (
        <div className="kept-changes">
          <p>{changes}</p>
          <Button small onClick={onDrop}>
            {drop}
          </Button>
        </div>
      )}
    </div>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className="kept-warning">
      <TriangleAlert className="icon" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
