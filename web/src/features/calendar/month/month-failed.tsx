import { CircleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

interface MonthFailedProps {
  error: Error;
  isBusy: boolean;
  retry: () => void;
}

/** Over the weeks, which keep their place, and go on to show what waits to be sent. */
export function MonthFailed({ error, isBusy, retry }: MonthFailedProps) {
  return (
    <div className="cal-failed" role="alert">
      <h3>
        <CircleAlert className="icon" aria-hidden="true" />
        {messages.failed}
      </h3>
      <p>{error.message}</p>
      <Button small busy={isBusy} busyText={messages.trying} onClick={retry}>
        {messages.again}
      </Button>
    </div>
  );
}
