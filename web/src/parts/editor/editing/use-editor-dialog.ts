import { type MouseEvent, useState } from 'react';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import type { EditorDialog } from './editor-dialogs.tsx';
import type { Editing } from './use-editing.ts';

interface EditorDialogOptions {
  readonly editing: Editing;
  readonly onLeave: () => void;
}

/** The editor's questions, and leaving it, which asks first where something would be lost. */
export function useEditorDialog({ editing, onLeave }: EditorDialogOptions) {
  const { draft, isRefused, unkept, store } = editing;
  const [dialog, setDialog] = useState<EditorDialog>();
  const isAtRisk = (isRefused || unkept.length > 0) && hasContent(draft);
  useLeaveGuard(isAtRisk);

  return {
    dialog,
    setDialog,
    leave(event: MouseEvent): void {
      event.preventDefault();
      if (isAtRisk) {
        setDialog('leave');
        return;
      }
      // An entry in the outbox continues without this screen.
      if (!draft.out && !hasContent(draft)) store.drop();
      onLeave();
    },
  };
}
