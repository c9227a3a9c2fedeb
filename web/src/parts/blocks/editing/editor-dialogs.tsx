import { Suspense } from 'react';
import type { Draft, Head } from '#web/parts/blocks/draft/draft.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import { Confirm } from './lazy-parts.ts';

/** `discard` drops a change of a piece; `leave` goes away from what the device cannot keep. */
export type EditorDialog = 'title' | 'discard' | 'leave';

interface EditorDialogsProps {
  open: EditorDialog;
  draft: Draft;
  onClose: () => void;
  onTitle: (head: Head) => void;
  onConfirm: (what: 'discard' | 'leave') => void;
}

/** What the editor asks: another title, or whether what was written should go. */
export function EditorDialogs({ open, draft, onClose, onTitle, onConfirm }: EditorDialogsProps) {
  const { texts, TitleDialog } = usePieceKind();
  if (open === 'title')
    return TitleDialog ? (
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
    ) : null;
  const { title, confirm, keep } = messages[open];
  const text = open === 'leave' ? messages.leave.text : texts.discard;
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
