import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After each change of the path, back and forward too: scrolls to the top and, as soon as the new page's `h1` is there,
 * moves the focus there, unless the screen itself has focused a field, or what it offers first. The document is always
 * named after its `h1`. A screen needs to do nothing for it.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const first = useRef(true);

  useEffect(scrollAlone, []);

  useEffect(() => {
    const arrived = !first.current;
    first.current = false;
    if (arrived) {
      window.scrollTo(0, 0);
      if (isWriting()) document.activeElement?.scrollIntoView({ block: 'nearest' });
    }

    let awaited = arrived ? pathname : undefined;
    let reached: HTMLElement | null = null;
    const look = () => {
      const title = heading()?.textContent;
      if (title) document.title = `${title} · Furrow`;
      // The focused heading may be one that was shown until the page had loaded: then the next one gets the focus.
      if (reached?.isConnected === false && document.activeElement === document.body) awaited = pathname;
      if (!title || !awaited) return;
      reached = isWriting() ? null : heading();
      focus(reached);
      // While another part of its page is awaited the heading exists, but is hidden and takes no focus.
      if (reached && document.activeElement !== reached) return;
      awaited = undefined;
    };
    look();
    const observer = new MutationObserver(look);
    const attributeFilter = ['style']; // how React hides what waits
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter });
    return () => observer.disconnect();
  }, [pathname]);
}

/** Otherwise the browser would scroll on after us. A reloaded page is shown where it was. */
function scrollAlone(): () => void {
  const begin = () => {
    window.history.scrollRestoration = 'manual';
  };
  const end = () => {
    window.history.scrollRestoration = 'auto';
  };
  begin();
  window.addEventListener('pageshow', begin);
  window.addEventListener('pagehide', end);
  return () => {
    end();
    window.removeEventListener('pageshow', begin);
    window.removeEventListener('pagehide', end);
  };
}

/** A screen for writing has focused a field of its own, or another one what it offers first. */
const isWriting = () =>
  document.activeElement?.matches('#main :is(input, textarea, [data-arrival])') === true;

const heading = () => document.querySelector('h1');

function focus(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
