import { RotateCw } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import wire from '#web/art/failed-wire.svg';
import { Button } from '#web/components/buttons/button.tsx';
import { StateTitle } from './state-title.tsx';
import './problem.css';

/** What failed is often the connection: then there is no drawing, and not a broken one. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.display = 'none';
};

/** For a moment without a connection. */
export const fetchDrawing = () => {
  new Image().src = wire;
};

interface ProblemProps {
  /** What did not work, as a short heading. */
  title?: string;
  error: Error;
  /** Tries the same thing again. */
  retry: () => void;
  /** Whether a further try is under way. */
  busy?: boolean;
  /** Whether it is all there is on the screen: its title is then the screen's. */
  isScreen?: boolean | undefined;
  /** Whether it stands in a section with a heading of its own. */
  isInSection?: boolean | undefined;
}

/** The failed state of a screen or a part of it: what happened, and another try. */
export function Problem(props: ProblemProps) {
  const { title = 'That did not work', error, retry, busy = false, isScreen, isInSection } = props;
  return (
    <div className="empty" role="alert">
      <img src={wire} alt="" width={320} height={240} onError={hide} />
      <StateTitle isScreen={isScreen} isInSection={isInSection}>
        {title}
      </StateTitle>
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
