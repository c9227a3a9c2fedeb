import { Loading, Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { messages } from '../taking/messages.ts';

/** The place of a finished attempt. The bars stay, as they do around what comes. */
export const ReviewSkeleton = () => (
  <div className="page-narrow">
    <Loading label={messages.loading}>
      <SkeletonLines of={['line 50', 'title 70', 'line 90']} />
      {[1, 2].map((card) => (
        <Skeleton key={card} shape="picture" className="test-sk-choice" />
      ))}
    </Loading>
  </div>
);
