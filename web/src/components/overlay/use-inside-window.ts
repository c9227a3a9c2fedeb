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
    const above = button.getBoundingClientRect().top - pixels(scrollPaddingTop);
    const below = innerHeight - pixels(scrollPaddingBottom) - button.getBoundingClientRect().bottom;
    const { left, right, height } = element.getBoundingClientRect();
    const isUp = height > below && above > below;
    if (isUp) element.dataset['side'] = 'top';
    const room = isUp ? above : below;
    if (height > room && room > LEAST) element.style.maxHeight = `${room}px`;
    const aside = Math.max(EDGE - left, 0) || Math.min(clientWidth - EDGE - right, 0);
    if (aside) element.style.translate = `${aside}px`;
  }, [panel, isOpen]);
}

/** Room between a panel and the window's edge, in pixels. */
const EDGE = 8;
/** Below this height, in pixels, a panel is better cut off than made to scroll. */
const LEAST = 120;

const pixels = (length: string) => Number.parseFloat(length) || 0;
