import { useLayoutEffect, useRef, useState } from 'react';

/** Whether one sees how the piece will look; back from it one is where one was, with what had the focus if nothing has it now. */
export function usePreview() {
  const [isOpen, setOpen] = useState(false);
  const left = useRef<{ scroll: number; focused: Element | null }>(undefined);

  useLayoutEffect(() => {
    if (isOpen || !left.current) return;
    const { scroll, focused } = left.current;
    left.current = undefined;
    window.scrollTo(0, scroll);
    // A button of the bar that was pressed keeps it.
    if (document.activeElement === document.body)
      (focused as HTMLElement | null)?.focus({ preventScroll: true });
  }, [isOpen]);

  return {
    isOpen,
    toggle(): void {
      if (!isOpen) left.current = { scroll: window.scrollY, focused: document.activeElement };
      setOpen(!isOpen);
    },
    close: () => setOpen(false),
  };
}
