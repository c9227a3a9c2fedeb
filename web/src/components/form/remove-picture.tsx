import { Trash2, Undo2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import './file-picker.css';

const texts = {
  remove: 'Remove picture',
  putBack: 'Put back',
  removed: 'The picture goes when you save.',
};

interface RemovePictureProps {
  /** Whether there is a picture, none, or one that goes with the next save. */
  state: 'there' | 'none' | 'going';
  /** Of several pictures the one that it is about, for readers. */
  of?: string;
  onRemove: () => void;
  onPutBack: () => void;
}

/** Takes a picture away, and until it is saved puts it back. It is one button, so that it keeps the focus. */
export function RemovePicture({ state, of, onRemove, onPutBack }: RemovePictureProps) {
  if (state === 'none') return null;
  const isGoing = state === 'going';
  const Icon = isGoing ? Undo2 : Trash2;
  const text = isGoing ? texts.putBack : texts.remove;
  return (
    <div className="remove-picture cluster soft text-sm">
      <p role="status">{isGoing && texts.removed}</p>
      <Button
        small
        variant="plain"
        icon={<Icon />}
        aria-label={of && `${text}: ${of}`}
        onClick={isGoing ? onPutBack : onRemove}
      >
        {text}
      </Button>
    </div>
  );
}
