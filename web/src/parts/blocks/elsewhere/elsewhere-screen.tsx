import { useEffect } from 'react';
import type { Draft, Files } from '#web/parts/blocks/draft/draft.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { Elsewhere } from './elsewhere.ts';
import { GoneElsewhere } from './gone-elsewhere.tsx';
import './elsewhere.css';

interface ElsewhereScreenProps {
  elsewhere: Elsewhere;
  draft: Draft;
  files: Files;
  /** Goes on with this. */
  onDecided: (draft: Draft) => void;
  onDrop: () => void;
  /** It cannot be shown: the next save asks again. */
  onClose?: () => void;
}

/** In place of the editor, while the member has to decide about what happened to the piece elsewhere. */
export function ElsewhereScreen({ elsewhere, draft, files, onDecided, onDrop }: ElsewhereScreenProps) {
  useEffect(() => {
    beginAtTitle();
    return beginAtTitle;
  }, []);
  if (elsewhere.kind === 'gone') return <GoneElsewhere draft={draft} onDecided={onDecided} onDrop={onDrop} />;
  return <ChangedElsewhere draft={draft} files={files} piece={elsewhere.piece} onDecided={onDecided} />;
}

/** It comes and goes by itself: readers hear what stands there now, and the focus was in what is not there any more. */
function beginAtTitle(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
  scrollTo(0, 0);
}
