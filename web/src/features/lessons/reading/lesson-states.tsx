import { Link } from 'react-router-dom';
import { Loading, Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { Line } from './lesson-head.tsx';
import { messages } from './messages.ts';

/** A skeleton the size of a lesson's head. */
export const HeadSkeleton = () => (
  <div className="lesson-head" aria-hidden="true">
    <Skeleton shape="title" width={70} className="lesson-sk-title" />
    <Line />
    <Skeleton shape="picture" className="cover" />
  </div>
);

/** A skeleton of a lesson's description and first text. */
export const BodySkeleton = () => (
  <Loading>
    <SkeletonLines className="lesson-words" of={['line 90', 'line 50']} />
    <SkeletonLines className="article-block" of={['title 50', 'line 90', 'line 90', 'line 70']} />
  </Loading>
);

/** Instead of a lesson that opens once a pending entry has arrived, where that takes longer than a moment. */
export const LessonWaits = () => (
  <div className="lesson-waits stack gap-3" role="status">
    <h2 className="text-xl">{messages.waits.title}</h2>
    <p>{messages.waits.text}</p>
    <Link className="link" to={UNSENT}>
      {messages.waits.see}
    </Link>
  </div>
);
