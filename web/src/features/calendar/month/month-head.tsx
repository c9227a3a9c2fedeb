import { CircleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { messages as calendar } from '../messages.ts';
import { MonthArrows } from '../month-arrows.tsx';
import { messages } from './messages.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

interface MonthHeadProps {
  id: string;
  address: CalendarAddress;
  isWide: boolean;
}

export function MonthHead({ id, address, isWide }: MonthHeadProps) {
  const { month, go, hasMonth, showToday } = address;
  const name = (isWide ? calendar.monthName : calendar.shortMonthName)(month);
  return (
    <div className="cal-head cluster gap-2">
      <h2 id={id} aria-live="polite">
        {name}
      </h2>
      <Button small onClick={showToday}>
        {messages.today}
      </Button>
      <MonthArrows go={go} hasMonth={hasMonth} />
    </div>
  );
}

/** Above the weeks, whose place it keeps; unsent events are shown meanwhile. */
export const MonthFailed = ({
  error,
  isBusy,
  retry,
}: {
  error: Error;
  isBusy: boolean;
  retry: () => void;
}) => (
  <div className="cal-failed gap-2" role="alert">
    <h3 className="row gap-2">
      <CircleAlert />
      {messages.failed}
    </h3>
    <p>{error.message}</p>
    <RetryButton busy={isBusy} onClick={retry} />
  </div>
);
