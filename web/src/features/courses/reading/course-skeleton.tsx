import type { ReactNode } from 'react';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import './course-head.css';
import '../finish/course-field.css';
import './course-page.css';
import '#web/parts/lessons/lesson-picture.css';

/** As many lessons as most courses show at once. */
const MAX_LESSONS_SHOWN = 7;

/** A skeleton the size of a course with its lessons. */
export const CourseSkeleton = () => (
  <>
    <HeadSkeleton>
      <div className="course-by cluster">
        <Skeleton shape="line" width={30} />
        <Skeleton shape="picture" className="avatar" />
      </div>
      <div className="course-acts gap-3">
        <Skeleton shape="picture" className="course-sk-button" />
      </div>
    </HeadSkeleton>
    <BodySkeleton count={MAX_LESSONS_SHOWN} isIn={false} />
  </>
);

/** A skeleton the size of a course's head. */
export const HeadSkeleton = ({ look = 'course-head', children }: { look?: string; children: ReactNode }) => (
  <div className={look}>
    <Skeleton shape="picture" className="cover" />
    <div>
      <Skeleton shape="title" width={30} />
      <Skeleton shape="title" width={90} className="course-sk-title" />
      <WordsSkeleton />
      {children}
    </div>
  </div>
);

export const WordsSkeleton = () => <SkeletonLines of={['line 90', 'line 80', 'line 90', 'line 70']} />;

/** What is below the head. */
export const BodySkeleton = ({ count, isIn }: { count: number; isIn: boolean }) => (
  <>
    {isIn && count > 0 && (
      <div className="course-steps row gap-5">
        <Skeleton shape="picture" className="course-field" />
        <div className="fill">
          <div className="course-steps-head gap-2">
            <Skeleton shape="title" width={30} />
          </div>
          <Skeleton shape="picture" className="course-sk-steps" />
        </div>
      </div>
    )}
    <div className="course-body stack">
      <ol className="lessons lesson-rows">
        {Array.from({ length: Math.min(count, MAX_LESSONS_SHOWN) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={index} className="lesson linked">
            <Skeleton shape="picture" className="dot" />
            <Skeleton shape="picture" className="lesson-picture" />
            <SkeletonLines of={['title 70', 'line 50']} />
          </li>
        ))}
      </ol>
    </div>
  </>
);
