import { type ReactNode, useId, useState } from 'react';
import './not-offered.css';

/** What a button needs that does nothing yet. */
interface IdleProps {
  'aria-disabled': true;
  'aria-describedby': string;
  onClick: () => void;
}

interface NotOfferedProps {
  /** Stands beside the buttons from the beginning. */
  text: string;
  /** Takes its place once one of them was pressed. */
  pressedText: string;
  children: (idle: IdleProps) => ReactNode;
}

/** Buttons that do nothing yet: they look so, say so, and say it again to whoever presses one. */
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
