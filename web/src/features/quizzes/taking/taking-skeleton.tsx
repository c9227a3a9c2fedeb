import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import { TestHead } from './test-head.tsx';
import './progress.css';
import './question.css';
import './taking.css';

/** In the sizes of a question with four choices. */
export const TakingSkeleton = ({ onTerminate }: { onTerminate: () => void }) => (
  <div className="test-page">
    <TestHead onTerminate={onTerminate} />
    <Loading label={messages.loading}>
      <div className="test-progress">
        <Skeleton shape="line" width={50} />
        <Skeleton shape="line" width={90} />
      </div>
      <Skeleton shape="title" width={90} />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="picture" className="test-sk-choice" />
      ))}
    </Loading>
  </div>
);
