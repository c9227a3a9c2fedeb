import { Button } from '#web/components/buttons/button.tsx';
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
    <Button small onClick={onTerminate}>
      {messages.terminate}
    </Button>
  </header>
);
