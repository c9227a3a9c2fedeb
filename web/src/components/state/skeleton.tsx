import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './skeleton.css';

/**
 * Stands for content that is loading: readers hear the words, the shapes (in the sizes of the content) are for eyes.
 */
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
  /** In percent of its container. */
  width?: number;
  /** Gives a picture its size. */
  className?: string;
}

/** A line of text, or a picture. */
export const Skeleton = ({ shape, width, className = '' }: SkeletonProps) => (
  <div className={`sk sk-${shape} ${className}`.trim()} style={width ? { width: `${width}%` } : undefined} />
);

interface SkeletonLinesProps {
  /** The shape of each, and its width in percent. */
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
