import { useRef } from 'react';

/** Brings the list below a phone's month to whoever pressed a day. */
export function useAgendaFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    heading,
    /** Into view; whoever came by the keyboard goes on from there. */
    show(isByKey: boolean): void {
      if (isByKey) heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    },
  };
}
