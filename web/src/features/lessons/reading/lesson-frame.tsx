import type { ReactNode } from 'react';
import './lesson-frame.css';

interface LessonFrameProps {
  /** Beside what is read; on a phone below it. */
  aside?: ReactNode;
  /** At the end of all. */
  end?: ReactNode;
  children: ReactNode;
}

/** Where the parts of a lesson stand: also while they are on their way, so that nothing moves when they come. */
export const LessonFrame = ({ aside, end, children }: LessonFrameProps) => (
  <>
    <div className="lesson-body">
      <article>{children}</article>
      {aside}
    </div>
    {end}
  </>
);
