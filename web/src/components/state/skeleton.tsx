import type { ReactNode } from 'react';
import './skeleton.css';

/** Stands for content on its way: readers hear the words, the shapes (in the sizes of what comes) are for eyes. */
export function Loading({ label = 'Loading...', children }: { label?: string; children: ReactNode }) {
  return (
    <>
      <div role="status">
        <span className="vh">{label}</span>
      </div>
      <div aria-hidden="true">{children}</div>
    </>
  );
}

/** A line of text, or a picture whose size comes from `className`. Width in percent of its place. */
export function Skeleton({
  shape,
  width,
  className = '',
}: {
  shape: 'title' | 'line' | 'picture';
  width?: 30 | 50 | 70 | 90;
  className?: string;
}) {
  return (
    <div className={['sk', `sk-${shape}`, width && `sk-${width}`, className].filter(Boolean).join(' ')} />
  );
}
