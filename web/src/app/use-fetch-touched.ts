import { useLayoutEffect } from 'react';
import { getSession } from '#web/lib/session/session.ts';
import { fetchScreen } from './fetch-screen.ts';

/** Touches that come before a click: a finger or pointer down, a hover, or the keyboard on the link. */
const SIGNS = ['touchstart', 'pointerdown', 'pointerover', 'focusin'] as const;

/** Fetches a link's screen as soon as the link is touched: one listener for all links. */
export function useFetchTouched(): void {
  useLayoutEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, fetchTouched, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, fetchTouched);
    };
  }, []);
}

function fetchTouched({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  // Another window loads it itself.
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  void fetchScreen(link.pathname, getSession().user !== undefined);
}
