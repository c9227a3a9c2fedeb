import { useLayoutEffect } from 'react';
import { getSession } from '#web/lib/session/session.ts';
import { fetchScreen } from './fetch-screen.ts';

/** Before a click comes, a finger or a pointer has come down, or has hovered, or the keyboard has reached the link. */
const SIGNS = ['touchstart', 'pointerdown', 'pointerover', 'focusin'] as const;

/** Fetches the screen that a link leads to as soon as somebody touches the link: one listener for all of them. */
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
  // What opens in another window is loaded there.
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  void fetchScreen(link.pathname, getSession().user !== undefined);
}
