import { Suspense } from 'react';
import type { Draft } from './draft.ts';
import { Confirm, TitleDialog } from './lazy-dialogs.ts';
import { messages } from './messages.ts';
import type { TitleAndCategory } from './title-form.tsx';

/** `discard` drops a change of a news; `leave` goes away from what the device cannot keep. */
export type EditorDialog = 'title' | 'discard' | 'leave';

interface EditorDialogsProps {
  open: EditorDialog | undefined;
  draft: Draft;
  onClose: () => void;
  onTitle: (head: TitleAndCategory) => void;
  onConfirm: (what: 'discard' | 'leave') => void;
}

/** What the editor asks: another title, or whether what was written should go. */
export function EditorDialogs({ open, draft, onClose, onTitle, onConfirm }: EditorDialogsProps) {
  if (open === undefined) return null;
  if (open === 'title')
    return (
      <Suspense fallback={null}>
        <TitleDialog
          initial={draft}
          onClose={onClose}
          onChange={(head) => {
            onTitle(head);
            onClose();
          }}
        />
      </Suspense>
    );
  const { title, text, confirm, keep } = messages[open];
  return (
    <Suspense fallback={null}>
      <Confirm
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={keep}
        onConfirm={() => onConfirm(open)}
        onCancel={onClose}
      />
    </Suspense>
  );
}
