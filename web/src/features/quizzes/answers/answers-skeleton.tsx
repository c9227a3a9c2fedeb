import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import './answers.css';

/** In the sizes of an attempt with two questions. */
export const AnswersSkeleton = () => (
  <Loading label={messages.loading}>
    <div className="phead">
      <Skeleton shape="title" width={50} />
    </div>
    <div className="answer-cards stack gap-4">
      {[1, 2].map((card) => (
        <div key={card} className="answer-card panel stack gap-2">
          <Skeleton shape="line" width={30} />
          <Skeleton shape="title" width={70} />
          <Skeleton shape="line" width={90} />
          <Skeleton shape="line" width={50} />
        </div>
      ))}
    </div>
  </Loading>
);
