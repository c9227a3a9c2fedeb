import type { ComponentProps, ReactNode } from 'react';
import { NotLoaded } from './problem.tsx';
import { Loading, SkeletonLines } from './skeleton.tsx';

interface PendingProps extends ComponentProps<typeof NotLoaded> {
  /** Readers hear it while it loads. */
  label?: string;
  /** The screen's title, where only what loads would have one. */
  heading?: string;
  /** Its skeleton as lines, instead of `children`. */
  lines?: ComponentProps<typeof SkeletonLines>['of'];
  children?: ReactNode;
}

/** Instead of a reply that is not there yet: its skeleton, or why it did not load. */
export function Pending({ label, heading, lines, children, ...problem }: PendingProps) {
  if (!problem.of.error)
    return <Loading label={label}>{lines ? <SkeletonLines of={lines} /> : children}</Loading>;
  return (
    <>
      {heading && (
        <h1 className="vh" tabIndex={-1}>
          {heading}
        </h1>
      )}
      <NotLoaded {...problem} />
    </>
  );
}
