import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query of `breakpoints` is true, now and after each turn of the device or change of its text size.
 * Browsers do not report a changed text size to the listeners of queries in rem, which then miss the next turn as well.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      // In the next frame: what it shows then observes as well, which a browser reports as an error in the midst of
      // this.
      const sizes = new ResizeObserver(() => requestAnimationFrame(listener));
      sizes.observe(measuringBox());
      return () => {
        list.removeEventListener('change', listener);
        sizes.disconnect();
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

let box: HTMLElement | undefined;

/** An unseen element as wide as the window and as high as its text. */
function measuringBox(): HTMLElement {
  if (!box) {
    box = document.createElement('div');
    Object.assign(box.style, { position: 'fixed', width: '100%', height: '1rem', visibility: 'hidden' });
    document.body.append(box);
  }
  return box;
}
