import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

interface BusyWordsProps {
  className: string;
  /** What is being done; absent while nothing is. */
  children: ReactNode;
}

/**
 * A line that comes while something is being done. Readers hear it from a region that stands there before: most say
 * nothing of one that comes together with its words.
 */
export function BusyWords({ className, children }: BusyWordsProps) {
  return (
    <>
      <span className="vh" role="status">
        {children}
      </span>
      {children && (
        <p className={className} aria-hidden="true">
          <Spinner /> {children}
        </p>
      )}
    </>
  );
}
