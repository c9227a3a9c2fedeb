import { Suspense } from 'react';
import { type Draft, isBegun } from './draft.ts';
import { Confirm, TitleDialog } from './lazy-dialogs.ts';
import { messages } from './messages.ts';
import type { TitleAndCategory } from './title-form.tsx';

export type EditorDialog = 'title' | 'discard';

interface EditorDialogsProps {
  open: EditorDialog | undefined;
  draft: Draft;
  onClose: () => void;
  onTitle: (head: TitleAndCategory) => void;
  onDiscard: () => void;
}

/** What the editor asks: another title, or whether all of it should go. */
export function EditorDialogs({ open, draft, onClose, onTitle, onDiscard }: EditorDialogsProps) {
  const { title, text, begun, confirm, keep } = messages.discard;
  return (
    <Suspense fallback={null}>
      {open === 'title' && (
        <TitleDialog
          initial={draft}
          onClose={onClose}
          onChange={(head) => {
            onTitle(head);
            onClose();
          }}
        />
      )}
      {open === 'discard' && (
        <Confirm
          title={title}
          text={isBegun(draft) ? begun : text}
          confirmLabel={confirm}
          cancelLabel={keep}
          onConfirm={onDiscard}
          onCancel={onClose}
        />
      )}
    </Suspense>
  );
}
