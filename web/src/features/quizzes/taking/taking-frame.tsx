import { Button } from '#web/components/buttons/button.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import './taking.css';

interface TestHeadProps {
  /** Of the lesson, once it is known. */
  title?: string;
  /** Leaves without a result. */
  onTerminate: () => void;
}

export const TestHead = ({ title, onTerminate }: TestHeadProps) => (
  <header className="test-head cluster between gap-2-4">
    <div>
      <p className="soft text-xs clamp">{title ?? '\u00a0'}</p>
      <h1 className="text-xl" tabIndex={-1}>
        {all.title}
      </h1>
    </div>
    <div className="test-stop">
      <Button small onClick={onTerminate} aria-describedby="test-stop">
        {messages.terminate}
      </Button>
      <p className="soft text-xs" id="test-stop">
        {messages.stops}
      </p>
    </div>
  </header>
);

/** A skeleton the size of a question with four choices. */
export const TakingSkeleton = ({ onTerminate }: TestHeadProps) => (
  <div className="test-page page-narrow">
    <TestHead onTerminate={onTerminate} />
    <Loading label={messages.loading}>
      <div className="test-progress">
        <Skeleton shape="line" width={50} />
        <Skeleton shape="line" width={90} />
      </div>
      <Skeleton shape="title" width={90} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="picture" className="test-sk-choice" />
      ))}
    </Loading>
  </div>
);
