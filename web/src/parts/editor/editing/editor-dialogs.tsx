import { Suspense } from 'react';
import type { Draft, Head } from '#web/parts/editor/draft/draft.ts';
import { messages as editor } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { messages } from './dialog-messages.ts';
import { Confirm } from './lazy-parts.ts';

/** `discard` drops a change of a piece; `leave` goes away from what the device cannot keep; `bare` publishes a title alone. */
export type EditorDialog = 'title' | 'discard' | 'leave' | 'bare';

interface EditorDialogsProps {
  open: EditorDialog;
  draft: Draft;
  onClose: () => void;
  onTitle: (head: Head) => void;
  onConfirm: (what: 'discard' | 'leave' | 'bare') => void;
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
  const { title, confirm, keep } = { ...messages, discard: editor.discard }[open];
  const text = { discard: texts.discard, leave: messages.leave.text, bare: texts.bare ?? '' }[open];
  return (
    <Suspense fallback={null}>
      <Confirm
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={keep}
        variant={open === 'bare' ? 'primary' : 'danger'}
        onConfirm={() => onConfirm(open)}
        onCancel={onClose}
      />
    </Suspense>
  );
}
