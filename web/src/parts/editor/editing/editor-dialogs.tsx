import type { Draft, Head } from '#web/parts/editor/draft/draft.ts';
import { messages as editor } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import { Confirm } from './lazy-parts.ts';
import { messages } from './messages.ts';

/** `discard` drops a change of a piece; `leave` leaves what the device cannot keep; `bare` publishes a title alone. */
export type EditorDialog = 'title' | 'discard' | 'leave' | 'bare';

interface EditorDialogsProps {
  open: EditorDialog;
  draft: Draft;
  onClose: () => void;
  onTitle: (head: Head) => void;
  saving: SavingState;
  /** `isMeant`: although it is empty. */
  save: (isMeant: boolean) => void;
  onLeave: () => void;
  /** The changes of a piece were dropped. */
  onDropped: (() => void) | undefined;
}

/** The editor's questions: another title, or whether what was written may be lost. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { open, draft, saving, save, onClose, onTitle, onLeave, onDropped } = props;
  const { texts, TitleDialog } = usePieceKind();
  if (open === 'title')
    return TitleDialog ? (
      <TitleDialog
        initial={draft}
        onClose={onClose}
        onChange={(head) => {
          onTitle(head);
          onClose();
        }}
      />
    ) : null;
  const { title, confirm, keep } = { ...messages, discard: editor.discard }[open];
  const text = { discard: texts.discard, leave: messages.leave.text, bare: texts.bare ?? '' }[open];
  const act = () => {
    onClose();
    if (open === 'bare') return save(true);
    if (open === 'leave') return onLeave();
    saving.drop();
    onDropped?.();
  };
  return (
    <Confirm
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={keep}
      variant={open === 'bare' ? 'primary' : 'danger'}
      onConfirm={act}
      onCancel={onClose}
    />
  );
}
