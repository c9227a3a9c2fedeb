import { Skeleton } from '#web/components/state/skeleton.tsx';
import { Line } from './lesson-head.tsx';

/** In the sizes of a lesson's head. */
export const HeadSkeleton = () => (
  <div className="lesson-head" aria-hidden="true">
    <Skeleton shape="title" width={70} className="lesson-sk-title" />
    <Line />
    <Skeleton shape="picture" className="cover" />
  </div>
);

/** In those of what it is about and its first text. */
export const BodySkeleton = () => (
  <>
    <div className="lesson-words sk-lines">
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={50} />
    </div>
    <div className="article-block sk-lines">
      <Skeleton shape="title" width={50} />
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={70} />
    </div>
  </>
);
