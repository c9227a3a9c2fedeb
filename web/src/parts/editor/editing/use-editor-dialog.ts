import { type MouseEvent, useState } from 'react';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import type { EditorDialog } from './editor-dialogs.tsx';
import type { Editing } from './use-editing.ts';

interface EditorDialogOptions {
  readonly editing: Editing;
  readonly onLeave: () => void;
}

/** What the editor asks, and leaving it: not before it was asked, where something would be lost. */
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
      // What is in the outbox goes on without this screen.
      if (!draft.out && !hasContent(draft)) store.drop();
      onLeave();
    },
  };
}
