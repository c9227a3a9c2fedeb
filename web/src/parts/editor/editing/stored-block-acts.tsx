import { Save, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import type { Block } from '#web/parts/editor/draft/draft.ts';
import { messages as all } from '#web/parts/editor/messages.ts';
import { messages } from './messages.ts';

interface StoredBlockActsProps {
  block: Block;
  name: string;
  /** Whether it is being saved or deleted alone. */
  isBusy: boolean;
  onSave: () => void;
  onPutBack: () => void;
}

/** The actions of a stored, changed block: save its changes, delete it, or put it back. */
export function StoredBlockActs({ block, name, isBusy, onSave, onPutBack }: StoredBlockActsProps) {
  const { saving, actionOf } = all.editor;
  const { saveNow, removeNow, removing, putBack } = messages.stored;
  if (!block.isRemoved)
    return (
      <div className="cluster gap-3">
        <Button
          small
          variant="soft"
          icon={<Save />}
          aria-label={actionOf(saveNow, name)}
          busy={isBusy}
          busyText={saving}
          onClick={onSave}
        >
          {saveNow}
        </Button>
      </div>
    );
  return (
    <div className="cluster gap-3">
      <Button small icon={<Undo2 />} aria-label={actionOf(putBack, name)} onClick={onPutBack}>
        {putBack}
      </Button>
      <Button
        small
        variant="plain"
        icon={<Trash2 />}
        aria-label={actionOf(removeNow, name)}
        busy={isBusy}
        busyText={removing}
        onClick={onSave}
      >
        {removeNow}
      </Button>
    </div>
  );
}
