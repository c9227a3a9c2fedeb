import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './skeleton.css';

/** Stands for content on its way: readers hear the words, the shapes (in the sizes of what comes) are for eyes. */
export const Loading = ({ label = messages.loading, children }: { label?: string; children: ReactNode }) => (
  <>
    <div role="status">
      <span className="vh">{label}</span>
    </div>
    <div aria-hidden="true">{children}</div>
  </>
);

interface SkeletonProps {
  shape: 'title' | 'line' | 'picture';
  /** In percent of its place. */
  width?: number;
  /** The size of a picture comes from it. */
  className?: string;
}

/** A line of text, or a picture. */
export const Skeleton = ({ shape, width, className = '' }: SkeletonProps) => (
  <div className={`sk sk-${shape} ${className}`.trim()} style={width ? { width: `${width}%` } : undefined} />
);

interface SkeletonLinesProps {
  /** What each is, and its width in percent. */
  of: readonly `${'title' | 'line'} ${number}`[];
  className?: string;
}

/** Lines below each other. */
export const SkeletonLines = ({ of, className = '' }: SkeletonLinesProps) => (
  <div className={`${className} sk-lines`.trim()}>
    {of.map((line, index) => {
      const [shape, width] = line.split(' ');
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and a line holds nothing
      return <Skeleton key={index} shape={shape as SkeletonProps['shape']} width={Number(width)} />;
    })}
  </div>
);
