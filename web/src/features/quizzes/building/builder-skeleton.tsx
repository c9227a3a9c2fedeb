import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import './builder.css';

/** In the sizes of a test with two questions. */
export const BuilderSkeleton = () => (
  <Loading label={messages.loading}>
    <div className="questions stack gap-4">
      {[1, 2].map((card) => (
        <div key={card} className="question-card panel stack gap-4">
          <Skeleton shape="title" width={30} />
          <Skeleton shape="line" width={90} />
          <Skeleton shape="line" width={70} />
          <Skeleton shape="line" width={70} />
        </div>
      ))}
    </div>
  </Loading>
);
