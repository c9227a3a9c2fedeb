import { type MouseEvent, useEffect, useRef } from 'react';

/** The second press of a double one would hit the button that the first has put there. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** For two buttons of which one replaces the other: the focus passes to the new one. */
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
