import { type ReactNode, useId, useState } from 'react';
import './not-offered.css';

/** The attributes of a button that does nothing yet. */
interface IdleProps {
  'aria-disabled': true;
  'aria-describedby': string;
  onClick: () => void;
}

interface NotOfferedProps {
  /** Beside the buttons from the beginning. */
  text: string;
  /** Replaces it once one of them was pressed. */
  pressedText: string;
  children: (idle: IdleProps) => ReactNode;
}

/** Buttons that do nothing yet: they look so, say so, and say it again when pressed. */
export function NotOffered({ text, pressedText, children }: NotOfferedProps) {
  const id = useId();
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      {children({ 'aria-disabled': true, 'aria-describedby': id, onClick: () => setPressed(true) })}
      <p className="not-offered" id={id} role="status">
        {isPressed ? pressedText : text}
      </p>
    </>
  );
}
