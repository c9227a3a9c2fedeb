import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { hasContent } from '#web/parts/blocks/draft/block-values.ts';
import { newDraft } from '#web/parts/blocks/draft/new-draft.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';
import { keepDraft, readUnfinished } from './drafts.ts';
import { bringBack, dropForNow, readDropped } from './dropped-draft.ts';
import { type TitleAndCategory, TitleForm } from './title-form.tsx';
import './new-news-dialog.css';

interface NewNewsDialogProps {
  memberId: string;
  onClose: () => void;
  /** A draft with these is kept on the device. */
  onWrite: (start: TitleAndCategory) => void;
}

/** The way to the editor: title and category, or what is still unfinished. */
export function NewNewsDialog({ memberId, onClose, onWrite }: NewNewsDialogProps) {
  const [kept, setKept] = useState(() => readUnfinished(memberId));
  const [dropped, setDropped] = useState(() => readDropped(memberId));
  const [fresh] = useState(() => newDraft('', ''));
  const { dialog, unfinished } = messages;

  if (kept && hasContent(kept))
    return (
      <Dialog title={unfinished.title} closeLabel={dialog.cancel} onClose={onClose}>
        <div className="unfinished">
          <CategoryLabel name={kept.category} />
          <p className="unfinished-title">{kept.title}</p>
          <p>{unfinished.text}</p>
        </div>
        <div className="dialog-acts dialog-acts-stay">
          <Button
            onClick={() => {
              dropForNow(memberId, kept);
              setDropped(readDropped(memberId));
              setKept(readUnfinished(memberId));
            }}
          >
            {unfinished.restart}
          </Button>
          <Button variant="primary" onClick={() => onWrite(kept)}>
            {unfinished.resume}
          </Button>
        </div>
      </Dialog>
    );

  return (
    <Dialog title={dialog.title} closeLabel={dialog.cancel} onClose={onClose}>
      <div role="status">
        {dropped && (
          <div className="dropped">
            <p>{unfinished.dropped(dropped.title)}</p>
            <Button
              onClick={() => {
                bringBack(memberId, dropped);
                setDropped(undefined);
                setKept(dropped);
              }}
            >
              {unfinished.bringBack}
            </Button>
          </div>
        )}
      </div>
      <TitleForm
        initial={kept}
        action={dialog.next}
        onCancel={onClose}
        onType={(typed) => keepDraft(memberId, { ...(kept ?? fresh), ...typed })}
        onSubmit={(start) => {
          keepDraft(memberId, newDraft(start.title, start.category));
          onWrite(start);
        }}
      />
    </Dialog>
  );
}
