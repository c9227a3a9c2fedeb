import { ArrowLeft, ArrowRight, ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages } from './messages.ts';
import './tiles.css';

/** How far one press scrolls, in pixels. */
const SCROLL_STEP_PX = 500;

interface TilesProps {
  title: string;
  /** Before the title where the row is a link. */
  icon: ReactNode;
  /** A last tile that adds one. */
  addTo: string;
  addLabel: string;
  /** The address of all of them; under 721 px the section is only a link there. */
  moreTo: string;
  /** `Tile`s, or `TileSkeleton`s while they load. */
  children?: ReactNode;
}

/** A section of tiles in a row that scrolls sideways; on a phone, a link. */
export function Tiles({ title, icon, addTo, addLabel, moreTo, children }: TilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useScrollEnds(list);
  const scrollBy = (distance: number) => {
    if (list.current) list.current.scrollLeft += distance;
  };

  return (
    <section className="tile-section">
      <Link className="link-row underlines row gap-4" to={moreTo}>
        {icon}
        <span className="underlined">{title}</span>
        <ChevronRight />
      </Link>
      <div className="tiles-head">
        <h2>{title}</h2>
        <IconButton
          label={messages.scrollBack}
          icon={<ArrowLeft className="icon" aria-hidden="true" />}
          aria-disabled={atStart}
          onClick={() => !atStart && scrollBy(-SCROLL_STEP_PX)}
        />
        <IconButton
          label={messages.scrollOn}
          icon={<ArrowRight className="icon" aria-hidden="true" />}
          aria-disabled={atEnd}
          onClick={() => !atEnd && scrollBy(SCROLL_STEP_PX)}
        />
      </div>
      <ul className="tiles" ref={list} onFocus={({ target }) => showWhole(target)}>
        {children}
        <li>
          <Link className="tile-add" to={addTo} aria-label={addLabel}>
            <Plus />
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** Browsers do not scroll to a focused tile that is partly visible. */
const showWhole = (element: Element) =>
  element.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Whether a list that scrolls sideways is at its start or its end. One that fits is at both. */
function useScrollEnds(list: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      // A zoomed page scrolls by parts of a pixel and may never quite arrive.
      const next = { atStart: scrollLeft < 1, atEnd: scrollLeft + clientWidth > scrollWidth - 1 };
      setEnds((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Its content may change without changing its own size.
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
      contents.disconnect();
    };
  }, [list]);

  return ends;
}
