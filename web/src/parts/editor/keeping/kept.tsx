import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { timeOf } from '#web/lib/format/time-of.ts';
import { fieldsOf, hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import './kept.css';

/** Milliseconds without typing after which the line shows a new time. */
const TYPING_PAUSE_MS = 1000;

/** Whether the device has what was written, and since when; nothing before there is anything to keep. */
export function KeptLine({ editing, isNotKept }: { editing: Editing; isNotKept: boolean }) {
  const { store, unkept } = editing;
  const { draft } = store.state();
  const device = useDevice();
  const at = useKeptAt(draft);
  const { kept, keptAt, notKept } = messages.kept;

  const isWritten = hasContent(draft);
  if (isNotKept && isWritten) return <NotKept typed={() => textsOf(draft)} />;
  const files = unkept.map(({ chosen }) => `“${chosen.name}”`).join(', ');
  const line = files ? notKept(files) : at ? keptAt(device.name, timeOf(at)) : kept(device.name);
  const Icon = files ? TriangleAlert : CircleCheck;
  return (
    <p className={`kept-line row gap-2 soft text-xs${files ? ' is-refused' : ''}`} role="status">
      {isWritten && (files || at !== undefined) && (
        <>
          <Icon />
          <span className="breaks">{line}</span>
        </>
      )}
    </p>
  );
}

/** All that is written in it. */
const textsOf = ({ title, category, description, blocks }: Draft) => [
  title,
  category,
  description,
  ...blocks.filter(({ isRemoved }) => !isRemoved).map(fieldsOf),
];

/**
 * When it was last kept, as far as this visit knows: 0 for an earlier visit's, undefined before anything is written.
 */
function useKeptAt(draft: Draft): number | undefined {
  const first = useRef(draft);
  const [at, setAt] = useState(hasContent(draft) ? 0 : undefined);
  useEffect(() => {
    if (draft === first.current) return;
    const timer = setTimeout(() => setAt(Date.now()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return at;
}

interface KeptNoticeProps {
  editing: Editing;
  /** Offers to drop what an earlier visit left; absent where there is none. */
  onDrop: (() => void) | undefined;
}

/** What other windows, or an earlier visit, did to a draft. */
export function KeptNotice({ editing, onDrop }: KeptNoticeProps) {
  const { taken, changes } = usePieceKind().texts;
  return (
    <div className="kept stack gap-3" role="status">
      {editing.isTakenOver && <Warning text={taken} />}
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

const Warning = ({ text }: { text: string }) => (
  <p className="kept-warning strong">
    <TriangleAlert />
    <span className="breaks">{text}</span>
  </p>
);
