import { ArrowLeft, Eye } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { ActionBar } from '#web/components/page/action-bar.tsx';
import { KeptLine } from '#web/parts/editor/keeping/kept.tsx';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import { UploadProgress } from './lazy-parts.ts';
import type { Editing } from './use-editing.ts';

interface EditBarProps {
  editing: Editing;
  /** Id of the form that it saves. */
  form: string;
  saving: SavingState;
  /** How it will look. */
  preview: ReturnType<typeof usePreview>;
}

/** The end of the editor, always in sight: what is being sent, what is kept, the preview, and saving. */
export function EditBar({ editing, form, saving: of, preview: shown }: EditBarProps) {
  const { isNotKept, isSavingAll, isSaving } = of;
  const { edits, isBegun } = editing.draft;
  const { preview, back, save, saving, retry } = messages.editor;
  const { publish, publishing } = usePieceKind().texts;
  const action = edits ? save : publish;
  const Icon = shown.isOpen ? ArrowLeft : Eye;
  return (
    <ActionBar label={action}>
      {of.entry && <UploadProgress entry={of.entry} onStop={of.stop} />}
      <KeptLine editing={editing} isNotKept={isNotKept} />
      <Button icon={<Icon />} disabled={isSaving} onClick={shown.toggle}>
        {shown.isOpen ? back : preview}
      </Button>
      <Button
        type="submit"
        form={form}
        variant="primary"
        busy={isSavingAll}
        busyText={edits ? saving : publishing}
      >
        {isBegun ? retry : action}
      </Button>
    </ActionBar>
  );
}

/** Whether the preview is shown. Afterwards the page is where it was, with the same focus, if nothing else has it. */
export function usePreview() {
  const [isOpen, setOpen] = useState(false);
  const left = useRef<{ scroll: number; focused: Element | null }>(undefined);

  useLayoutEffect(() => {
    if (isOpen || !left.current) return;
    const { scroll, focused } = left.current;
    left.current = undefined;
    window.scrollTo(0, scroll);
    // A button of the bar that was pressed keeps it.
    if (document.activeElement === document.body)
      (focused as HTMLElement | null)?.focus({ preventScroll: true });
  }, [isOpen]);

  return {
    isOpen,
    toggle(): void {
      if (!isOpen) left.current = { scroll: window.scrollY, focused: document.activeElement };
      setOpen(!isOpen);
    },
    close: () => setOpen(false),
  };
}
