import { RotateCw } from 'lucide-react';
import wire from '#web/art/failed-wire.svg';
import { Button } from './button.tsx';
import './problem.css';

interface ProblemProps {
  /** What did not work, as a short heading. */
  title?: string;
  error: Error;
  /** Tries the same thing again. */
  retry: () => void;
  /** Whether a further try is under way. */
  busy?: boolean;
  /** Whether it is all there is on the screen: its title is then the screen's. */
  isScreen?: boolean;
}

/** The failed state of a screen or a part of it: what happened, and another try. */
export function Problem({ title = 'That did not work', error, retry, busy = false, isScreen }: ProblemProps) {
  return (
    <div className="empty" role="alert">
      <img src={wire} alt="" width={320} height={240} />
      {isScreen ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      <p>{error.message}</p>
      <Button
        icon={<RotateCw className="icon" aria-hidden="true" />}
        busy={busy}
        busyText="Trying again..."
        onClick={retry}
      >
        Try again
      </Button>
    </div>
  );
}
