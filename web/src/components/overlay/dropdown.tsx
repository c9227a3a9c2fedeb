import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useInsideWindow } from './use-inside-window.ts';
import { usePressOutside } from './use-press-outside.ts';
import './dropdown.css';

interface DropdownProps {
  /** What the button is called where `face` has no words, or not enough of them. */
  label?: string;
  /** What stands on the button. */
  face: ReactNode;
  /** @default 'iconbtn' */
  className?: string;
  /** Look of the panel, beside that of every one. */
  panelClassName?: string;
  /** What it shows; `close` hides it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that shows and hides a panel below it, or above where there is more room. Escape, a press beside it, leaving it and following a link close it. */
export function Dropdown({
  label,
  face,
  className = 'iconbtn',
  panelClassName = '',
  children,
}: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  usePressOutside(root, isOpen, () => setOpen(false));
  useInsideWindow(panel, isOpen);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      button.current.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus();
    }
    if (event.key === 'Escape') {
      // What it stands in, a panel say, stays open.
      event.stopPropagation();
      close();
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what is open in it; what is inside is what one uses
    <div ref={root} className="dropdown" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        // A press between its parts gives it the focus, so that it is not left by that.
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link hears the keyboard as a click
        <div
          ref={panel}
          id={id}
          className={`dropdown-panel ${panelClassName}`.trim()}
          tabIndex={-1}
          onClick={onClick}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
