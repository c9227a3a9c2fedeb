import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from '#web/parts/blocks/messages.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import type { Editing } from './use-draft.ts';
import './kept-notice.css';

interface KeptNoticeProps {
  editing: Editing;
  /** Offers to drop what an earlier visit left; absent where there is nothing of the kind. */
  onDrop: (() => void) | undefined;
}

/** What the device keeps of a draft, where that is not what one expects. */
export function KeptNotice({ editing, onDrop }: KeptNoticeProps) {
  const { textRefused, filesRefused, drop } = messages.kept;
  const { taken, changes } = usePieceKind().texts;
  const names = editing.unkept.map(({ chosen }) => `“${chosen.name}”`).join(', ');
  return (
    <div className="kept" role="status">
      {editing.isRefused && <Warning text={textRefused} />}
      {editing.isTaken && <Warning text={taken} />}
      {editing.beside && <Warning text={editing.beside} />}
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
