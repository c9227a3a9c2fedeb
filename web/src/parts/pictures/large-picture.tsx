import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { DialogFrame, DialogTitle } from '#web/components/overlay/dialog.tsx';
import { messages } from './messages.ts';
import './large-picture.css';

interface LargePictureProps {
  src: string;
  label: string;
  onClose: () => void;
}

/** A picture over the whole window; a press shows it in its own size, to look at a part of it, and whole again. */
export function LargePicture({ src, label, onClose }: LargePictureProps) {
  const [isOwnSize, setOwnSize] = useState(false);
  return (
    <DialogFrame className="large-picture" aria-describedby={undefined} onClose={onClose}>
      <div className="large-picture-head row between gap-3">
        <DialogTitle className="clamp">{label}</DialogTitle>
        <IconButton label={messages.close} icon={<X />} onClick={onClose} />
      </div>
      <button
        type="button"
        className={`large-picture-room ${isOwnSize ? 'is-own-size' : ''}`}
        aria-label={messages.ownSize}
        aria-pressed={isOwnSize}
        onClick={() => setOwnSize((before) => !before)}
      >
        <img src={src} alt={label} decoding="async" />
      </button>
    </DialogFrame>
  );
}
