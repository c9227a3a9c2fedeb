import { RotateCw } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { messages } from './messages.ts';

interface ProblemProps extends Pick<EmptyStateProps, 'isScreen' | 'isInSection'> {
  /** What did not work, as a short heading. */
  title?: string;
  error: Error;
  /** Tries the same again. */
  retry: () => void;
  /** Whether another try is under way. */
  busy?: boolean;
}

/** The failed state of a screen or a part of it: what happened, and a retry. */
export const Problem = ({ title, error, retry, busy = false, ...rest }: ProblemProps) => (
  <EmptyState drawing="wire" title={title ?? messages.failed} text={error.message} {...rest}>
    <Button icon={<RotateCw />} busy={busy} busyText={messages.tryingAgain} onClick={retry}>
      {messages.again}
    </Button>
  </EmptyState>
);
