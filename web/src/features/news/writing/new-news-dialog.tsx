import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';
import { draftAt } from './draft-at.ts';
import { readAllUnfinished } from './drafts.ts';
import { bringBack, dropForNow, keepBeside, readDropped } from './dropped-draft.ts';
import { TitleForm } from './title-form.tsx';
import './new-news-dialog.css';

interface NewNewsDialogProps {
  memberId: string;
  onClose: () => void;
  /** The draft is kept on the device. */
  onWrite: (start: Draft) => void;
}

/** The way to the editor: title and category, or unfinished news. */
export function NewNewsDialog({ memberId, onClose, onWrite }: NewNewsDialogProps) {
  const read = () => ({ begun: readAllUnfinished(memberId), dropped: readDropped(memberId) });
  const [{ begun: known, dropped }, setKnown] = useState(read);
  const all = known.filter(hasContent);
  // Without a written text, a title and a category may have been chosen.
  const kept = all[0] ?? known[0];
  const [begun, setBegun] = useState(() => newDraft('', ''));
  const { dialog, unfinished } = messages;

  const dropIt = (draft: Draft) => {
    dropForNow(memberId, draft);
    setKnown(read());
  };
  const offer = (
    <div role="status">
      {dropped && (
        <div className="dropped cluster gap-3">
          <p>{unfinished.dropped(dropped.title)}</p>
          <Button
            onClick={() => {
              bringBack(memberId, dropped);
              setKnown({ ...read(), dropped: undefined });
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
  if (kept && all.length > 0)
    return (
      <Dialog title={unfinished.title} closeLabel={dialog.cancel} onClose={onClose}>
        {offer}
        <div className="stack gap-2 soft">
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
        onType={(typed) => setBegun(keepBeside(memberId, { ...begun, ...typed }))}
        onSubmit={(typed) => onWrite(keepBeside(memberId, { ...begun, ...typed }))}
      />
    </Dialog>
  );
}

interface UnfinishedListProps {
  drafts: readonly Draft[];
  onDrop: (draft: Draft) => void;
}

/** What a member began in several windows: each is continued, or dropped. */
function UnfinishedList({ drafts, onDrop }: UnfinishedListProps) {
  const { drop, resume, of } = messages.unfinished;
  return (
    <ul className="unfinished-list stack gap-4">
      {drafts.map((draft) => (
        <li key={draft.id} className="stack gap-2 soft">
          <CategoryLabel name={draft.category} />
          <p className="unfinished-title">{draft.title}</p>
          <p className="clamp">{beginningOf(draft)}</p>
          <div className="cluster gap-3">
            <Button small aria-label={of(drop, draft.title)} onClick={() => onDrop(draft)}>
              {drop}
            </Button>
            <LinkButton small variant="primary" to={draftAt(draft)} aria-label={of(resume, draft.title)}>
              {resume}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** It tells two of one title apart. */
function beginningOf({ blocks }: Draft): string {
  const texts = blocks.map((block) => (block.kind === 'text' ? block.description || block.heading : ''));
  return (texts.find((text) => text.trim()) ?? '').slice(0, 200);
}
