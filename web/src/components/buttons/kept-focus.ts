import { type MouseEvent, useEffect, useRef } from 'react';

/** The second press of a double one would hit what the first has put there. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** For buttons of which one takes the place of the other: the focus of the one that goes is the other one's. */
export function useKeptFocus(change: unknown) {
  const hadFocus = useRef(false);
  const last = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) last.current?.focus();
  }, [change]);

  return {
    ref: (button: HTMLElement | null) => {
      if (button) last.current = button;
    },
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
