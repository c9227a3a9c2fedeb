import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { Editing } from './use-draft.ts';
import './kept-notice.css';

interface KeptNoticeProps {
  editing: Editing;
  /** Offers to drop what an earlier visit left; absent where there is nothing of the kind. */
  onDrop: (() => void) | undefined;
}

/** What other windows, or an earlier visit, did to a draft. */
export function KeptNotice({ editing, onDrop }: KeptNoticeProps) {
  const { taken, changes } = usePieceKind().texts;
  return (
    <div className="kept" role="status">
      {editing.isTaken && <Warning text={taken} />}
      {editing.beside && <Warning text={editing.beside} />}
      {onDrop && (
        <div className="kept-changes">
          <p>{changes}</p>
          <Button small onClick={onDrop}>
            {messages.kept.drop}
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
