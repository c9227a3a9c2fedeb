import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { keepBeside } from '#web/parts/editor/keeping/keep-beside.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';
import { drafts, readAllUnfinished, readUnfinished } from './drafts.ts';
import { bringBack, dropForNow, readDropped } from './dropped-draft.ts';
import { TitleForm } from './title-form.tsx';
import { UnfinishedList } from './unfinished-list.tsx';
import './new-news-dialog.css';

interface NewNewsDialogProps {
  memberId: string;
  onClose: () => void;
  /** The draft is kept on the device. */
  onWrite: (start: Draft) => void;
}

/** The way to the editor: title and category, or what is still unfinished. */
export function NewNewsDialog({ memberId, onClose, onWrite }: NewNewsDialogProps) {
  const [kept, setKept] = useState(() => readUnfinished(memberId));
  const [all, setAll] = useState(() => readAll(memberId));
  const [dropped, setDropped] = useState(() => readDropped(memberId));
  const [begun, setBegun] = useState(() => newDraft('', ''));
  const { dialog, unfinished } = messages;

  const dropIt = (draft: Draft) => {
    dropForNow(memberId, draft);
    setDropped(readDropped(memberId));
    setKept(readUnfinished(memberId));
    setAll(readAll(memberId));
  };
  const offer = (
    <div role="status">
      {dropped && (
        <div className="dropped">
          <p>{unfinished.dropped(dropped.title)}</p>
          <Button
            onClick={() => {
              bringBack(memberId, dropped);
              setDropped(undefined);
              setKept(dropped);
              setAll(readAll(memberId));
            }}
          >
            {unfinished.bringBack}
          </Button>
        </div>
      )}
    </div>
  );

  if (all.length > 1)
    return (
      <Dialog title={unfinished.title} closeLabel={dialog.cancel} onClose={onClose}>
        {offer}
        <p className="soft">{unfinished.where}</p>
        <UnfinishedList drafts={all} onDrop={dropIt} />
      </Dialog>
    );
  if (kept && hasContent(kept))
    return (
      <Dialog title={unfinished.title} closeLabel={dialog.cancel} onClose={onClose}>
        {offer}
        <div className="unfinished">
          <CategoryLabel name={kept.category} />
          <p className="unfinished-title">{kept.title}</p>
          <p>{unfinished.where}</p>
        </div>
        <div className="dialog-acts dialog-acts-stay">
          <Button onClick={() => dropIt(kept)}>{unfinished.restart}</Button>
          <Button variant="primary" onClick={() => onWrite(kept)}>
            {unfinished.resume}
          </Button>
        </div>
      </Dialog>
    );

  return (
    <Dialog title={dialog.title} closeLabel={dialog.cancel} onClose={onClose}>
      {offer}
      <TitleForm
        initial={kept}
        action={dialog.next}
        onCancel={onClose}
        onType={(typed) => setBegun(keepBeside(drafts, memberId, { ...begun, ...typed }))}
        onSubmit={(typed) => onWrite(keepBeside(drafts, memberId, { ...begun, ...typed }))}
      />
    </Dialog>
  );
}

const readAll = (memberId: string) => readAllUnfinished(memberId).filter(hasContent);
