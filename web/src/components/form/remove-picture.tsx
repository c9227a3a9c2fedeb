import { Trash2, Undo2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';
import './file-picker.css';

interface RemovePictureProps {
  /** Whether there is a picture, none, or one that the next save removes. */
  state: 'there' | 'none' | 'going';
  /** Which of several pictures it removes, for readers. */
  of?: string;
  onRemove: () => void;
  onPutBack: () => void;
}

/**
 * Removes a picture, and until it is saved puts it back. It is one button, so that it keeps the focus. Its place is there
 * before there is a picture, so that one that is chosen moves nothing.
 */
export function RemovePicture({ state, of, onRemove, onPutBack }: RemovePictureProps) {
  if (state === 'none')
    return (
      <div className="remove-picture row soft text-sm">
        <p>{messages.picture.kinds}</p>
      </div>
    );
  const isGoing = state === 'going';
  const Icon = isGoing ? Undo2 : Trash2;
  const text = isGoing ? messages.picture.putBack : messages.picture.remove;
  return (
    <div className="remove-picture cluster soft text-sm">
      <p role="status">{isGoing && messages.picture.removed}</p>
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
