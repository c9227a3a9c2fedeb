import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './action-bar.css';

interface ActionBarProps {
  /** Its purpose, for readers. */
  label: string;
  children: ReactNode;
}

/** The end of a screen for writing: it stays in reach at the lower edge, on a phone in place of the tab bar. */
export function ActionBar({ label, children }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  // Before a field gets the focus.
  useLayoutEffect(() => (bar.current ? publishHeight(bar.current) : undefined), []);
  return (
    <section ref={bar} className="action-bar cluster gap-2-3" aria-label={label}>
      {children}
    </section>
  );
}

/**
 * Publishes its height as the shell's `--foot`: the page ends above it, and it does not hide what has the focus,
 * however large its text is.
 */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = () => {
    const isFixed = getComputedStyle(bar).position === 'fixed';
    style.setProperty('--foot', isFixed ? `${bar.offsetHeight}px` : '0px');
  };
  const sizes = new ResizeObserver(publish);
  sizes.observe(bar);
  // Being fixed may change without a change of height.
  window.addEventListener('resize', publish);
  publish();
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', publish);
    style.removeProperty('--foot');
  };
}
