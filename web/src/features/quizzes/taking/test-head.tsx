import { Button } from '#web/components/buttons/button.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

interface TestHeadProps {
  /** Of the lesson, once it is known. */
  title?: string;
  /** Leaves without a result. */
  onTerminate: () => void;
}

export function TestHead({ title, onTerminate }: TestHeadProps) {
  return (
    <header className="test-head">
      <div>
        <p className="soft clamp">{title ?? '\u00a0'}</p>
        <h1 tabIndex={-1}>{all.title}</h1>
      </div>
      <Button small onClick={onTerminate}>
        {messages.terminate}
      </Button>
    </header>
  );
}
