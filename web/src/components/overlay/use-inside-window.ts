import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a panel that opens at a button inside the window while it is open: above the button where the room below is too
 * little and above is more, moved sideways where it would leave the page's edge, and never higher than its room.
 */
export function useInsideWindow(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const button = element?.previousElementSibling;
    if (!isOpen || !element || !button) return;
    const { innerHeight } = window;
    const { clientWidth } = document.documentElement;
    // What the bars leave, as for all that is scrolled into sight.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const { top, bottom } = button.getBoundingClientRect();
    const above = top - pixels(scrollPaddingTop);
    const below = innerHeight - pixels(scrollPaddingBottom) - bottom;
    const { left, right, height } = element.getBoundingClientRect();
    const isUp = height > below && above > below;
    if (isUp) element.dataset['side'] = 'top';
    // Nothing scrolls to what leaves the window at its top: rather it covers the bar there.
    const room = isUp && above <= LEAST ? top - 2 * EDGE : isUp ? above : below;
    if (height > room && (isUp || room > LEAST)) element.style.maxHeight = `${room}px`;
    const aside = Math.max(EDGE - left, 0) || Math.min(clientWidth - EDGE - right, 0);
    if (aside) element.style.translate = `${aside}px`;
  }, [panel, isOpen]);
}

/** Room between a panel and the window's edge, in pixels. */
const EDGE = 8;
/** Below this height, in pixels, a panel below its button is better cut off than made to scroll: the page scrolls to it. */
const LEAST = 120;

const pixels = (length: string) => Number.parseFloat(length) || 0;
