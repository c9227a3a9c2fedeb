import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages as calendar } from '../messages.ts';
import { messages } from './messages.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

interface MonthHeadProps {
  /** Of the heading, which names the month's grid. */
  id: string;
  address: CalendarAddress;
  isWide: boolean;
}

/** Which month it is, and the way to others. */
export function MonthHead({ id, address, isWide }: MonthHeadProps) {
  const { month, go, hasMonth, showToday } = address;
  const name = (isWide ? calendar.monthName : calendar.shortMonthName)(month);
  return (
    <div className="cal-head">
      <h2 id={id} aria-live="polite">
        {name}
      </h2>
      <Button small onClick={showToday}>
        {messages.today}
      </Button>
      <IconButton
        label={calendar.previous}
        icon={<ChevronLeft className="icon" aria-hidden="true" />}
        disabled={!hasMonth(-1)}
        onClick={() => go(-1)}
      />
      <IconButton
        label={calendar.next}
        icon={<ChevronRight className="icon" aria-hidden="true" />}
        disabled={!hasMonth(1)}
        onClick={() => go(1)}
      />
    </div>
  );
}

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
