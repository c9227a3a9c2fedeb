import { type RefObject, useEffect, useState } from 'react';

/** Whether a list that scrolls sideways stands at its start or its end. One that fits is at both. */
export function useScrollEnds(list: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
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
    // What is in it may change without changing its own size.
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
