import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './dropdown.css';

interface DropdownProps {
  /** The button's label where `face` has no words, or not enough. */
  label?: string;
  /** The button's content. */
  face: ReactNode;
  /** @default 'iconbtn' */
  className?: string;
  /** A class of the panel. */
  panelClassName?: string;
  /** Its content; `close` hides it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows and hides a panel below it, or above where there is more room. Escape, a press beside it, leaving
 * it and following a link close it; what happens in a dialog that its content opened does not.
 */
export function Dropdown(props: DropdownProps) {
  const { label, face, className = 'iconbtn', panelClassName = '', children } = props;
  const [isOpen, setOpen] = useState(false);
  /**
   * The last press or focus that React brought here: from a dialog of the content too, which stands elsewhere in the
   * page.
   */
  const own = useRef<Event>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return;
    moveInsideWindow(panel.current, button.current);
    const ended = new AbortController();
    const closeOutside = (event: Event) => {
      if (event !== own.current) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, ended);
    document.addEventListener('focusin', closeOutside, ended);
    return () => ended.abort();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
    // A dialog of the content has taken its own.
    if (event.key === 'Escape' && !event.defaultPrevented) {
      // An enclosing panel stays open.
      event.stopPropagation();
      close();
    }
  };
  const take = ({ nativeEvent }: SyntheticEvent) => {
    own.current = nativeEvent;
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what is open in it; what is inside is what one uses
    <div className="dropdown" onKeyDown={onKeyDown} onPointerDownCapture={take} onFocusCapture={take}>
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

/** Room between a panel and the window's edge, or the button that it stands beside, in pixels. */
const EDGE_PX = 8;
/** Below this height, in pixels, a panel below its button is cut off instead of scrolling: the page scrolls to it. */
const MIN_HEIGHT_PX = 120;

/**
 * Keeps an opened panel inside the window: above its button where there is more room, at its left where both are too
 * low, moved sideways where it would leave the page's edge, and never higher than its room.
 */
function moveInsideWindow(panel: HTMLElement, button: HTMLElement): void {
  const { innerHeight } = window;
  const { clientWidth } = document.documentElement;
  // The room between the bars, as for everything that is scrolled into view.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom, left: start } = button.getBoundingClientRect();
  const above = top - pixels(scrollPaddingTop);
  const below = innerHeight - pixels(scrollPaddingBottom) - bottom;
  const { left, right, height } = panel.getBoundingClientRect();
  const isTooTall = height > above && height > below && height < above + below;
  const toItsLeft = start - EDGE_PX - right;
  if (isTooTall && left + toItsLeft >= EDGE_PX) {
    panel.style.translate = `${toItsLeft}px`;
    panel.style.marginTop = `${below - height - EDGE_PX}px`;
    return;
  }
  const isUp = height > below && above > below;
  if (isUp) panel.dataset['side'] = 'top';
  // Nothing scrolls to what leaves the window at its top: there it covers the bar.
  const room = isUp && above <= MIN_HEIGHT_PX ? top - 2 * EDGE_PX : isUp ? above : below;
  if (height > room && (isUp || room > MIN_HEIGHT_PX)) panel.style.maxHeight = `${room}px`;
  const aside = Math.max(EDGE_PX - left, 0) || Math.min(clientWidth - EDGE_PX - right, 0);
  if (aside) panel.style.translate = `${aside}px`;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
