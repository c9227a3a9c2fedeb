import { Skeleton } from '#web/components/state/skeleton.tsx';
import { WordsSkeleton } from '../reading/course-skeleton.tsx';
import '../reading/course-head.css';
import './lessons.css';
import './owner-page.css';

/** In the sizes of a course with three lessons. */
export const OwnerSkeleton = () => (
  <>
    <div className="course-head owner-head">
      <Skeleton shape="picture" className="cover" />
      <div>
        <Skeleton shape="title" width={30} />
        <Skeleton shape="title" width={90} className="course-sk-title" />
        <WordsSkeleton />
        <div className="course-acts">
          <Skeleton shape="picture" className="course-sk-button" />
          <Skeleton shape="picture" className="course-sk-button" />
        </div>
      </div>
    </div>
    <Skeleton shape="picture" className="owner-sk-glance" />
    <div className="owner-lessons">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="picture" className="owner-sk-lesson" />
      ))}
    </div>
  </>
);
