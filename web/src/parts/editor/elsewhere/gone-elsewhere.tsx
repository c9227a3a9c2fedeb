import { useEffect, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { CopyText } from '#web/components/content/copy-text.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { asNewPiece, lostWith } from '#web/parts/editor/draft/as-new.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import { messages as elsewhere } from './messages.ts';
import { wordsOfAll } from './words.ts';
import './elsewhere.css';

interface GoneElsewhereProps {
  editing: Editing;
  saving: SavingState;
  onLeave: () => void;
  /** It cannot be shown: the next save asks again. */
  onClose?: () => void;
}

/**
 * Instead of the editor: says once that a piece was deleted while it was changed here, and what can be done with the
 * text.
 */
export function GoneElsewhere({ editing: { draft, store }, saving, onLeave }: GoneElsewhereProps) {
  const [isDropping, setDropping] = useState(false);
  useEffect(() => {
    beginAtTitle();
    return beginAtTitle;
  }, []);
  const texts = elsewhere.gone;
  const kind = usePieceKind();
  const words = wordsOfAll(draft);
  const lost = lostWith(draft);
  const names = [
    ...(lost.isCover ? [messages.editor.cover] : []),
    ...lost.blocks.map((block) =>
      elsewhere.parts.block(messages.editor.kinds[block.kind], draft.blocks.indexOf(block) + 1),
    ),
    ...lost.materials.map(({ name }) => name),
  ].join(', ');
  const publish = () => {
    store.set(asNewPiece(draft, kind.drafts.isByParent ? draft.parentId : undefined));
    saving.decided();
  };
  const drop = () => {
    saving.drop();
    onLeave();
  };
  return (
    <div className="stack gap-4">
      <PageHeader title={kind.texts.deleted} />
      <p>{texts.text}</p>
      {names && <p>{kind.texts.wentWith(names)}</p>}
      <section className="elsewhere-written" aria-label={texts.written}>
        <p>{words}</p>
      </section>
      <div className="elsewhere-acts cluster gap-3">
        <Button variant="primary" onClick={publish}>
          {texts.publish}
        </Button>
        <CopyText text={words} label={texts.copy} copiedLabel={texts.copied} />
        <Button variant="plain" onClick={() => setDropping(true)}>
          {texts.drop}
        </Button>
      </div>
      {isDropping && (
        <Confirm
          title={messages.discard.title}
          text={kind.texts.removal.text}
          confirmLabel={messages.discard.confirm}
          cancelLabel={messages.discard.keep}
          onConfirm={drop}
          onCancel={() => setDropping(false)}
        />
      )}
    </div>
  );
}

/** It appears and disappears by itself: readers hear it, because the focused element is gone. */
function beginAtTitle(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
  scrollTo(0, 0);
}
