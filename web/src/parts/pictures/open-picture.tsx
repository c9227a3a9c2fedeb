import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';
import './open-picture.css';

const LargePicture = lazyPart(async () => (await import('./large-picture.tsx')).LargePicture);

interface OpenPictureProps {
  /** Address of the picture as it was sent, and what it is. */
  src: string;
  label: string;
  /** The picture as it stands on the page. */
  children: ReactNode;
}

/** A picture that a press shows as large as the window. */
export function OpenPicture({ src, label, children }: OpenPictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="open-picture"
        aria-haspopup="dialog"
        aria-label={messages.enlarge(label)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <LargePicture src={src} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
