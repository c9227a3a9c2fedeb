import { Button } from '#web/components/buttons/button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { messages } from './messages.ts';

interface ShrinkingProps {
  name: string;
  percent: number;
  onStop: () => void;
}

/** How far a large video is made smaller, and the way to send it as it was chosen. */
export const Shrinking = ({ name, percent, onStop }: ShrinkingProps) => (
  <div className="stack gap-2">
    <ProgressBar label={messages.shrinking(name)} value={percent} />
    <p className="soft num">{messages.shrunk(percent)}</p>
    {percent < 100 && (
      <div>
        <Button small onClick={onStop}>
          {messages.fullSize}
        </Button>
      </div>
    )}
  </div>
);
