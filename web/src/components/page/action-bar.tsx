import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './action-bar.css';

interface ActionBarProps {
  /** What it is for, for readers. */
  label: string;
  children: ReactNode;
}

/** What ends a screen on which one writes: it stays in reach at the lower edge, on a phone in place of the tab bar. */
export function ActionBar({ label, children }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  // Before a field is given the focus.
  useLayoutEffect(() => (bar.current ? publishHeight(bar.current) : undefined), []);
  return (
    <section ref={bar} className="action-bar cluster gap-2-3" aria-label={label}>
      {children}
    </section>
  );
}

/** As the shell's `--below`: the page ends above it, and what has the focus is not behind it, however large its text is. */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = () => {
    const isFixed = getComputedStyle(bar).position === 'fixed';
    style.setProperty('--below', isFixed ? `${bar.offsetHeight}px` : '0px');
  };
  const sizes = new ResizeObserver(publish);
  sizes.observe(bar);
  // It may be fixed or not without another height of its own.
  window.addEventListener('resize', publish);
  publish();
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', publish);
    style.removeProperty('--below');
  };
}
