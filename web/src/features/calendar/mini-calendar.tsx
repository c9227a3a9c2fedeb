import { useEffect, useId, useState } from 'react';
import { events } from '#contract/events/events.ts';
import { monthAfter, monthOf } from '#contract/fields/day.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { useApi, useKnown } from '#web/lib/api/replies.tsx';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { useToday } from '#web/lib/use-today.ts';
import { messages } from './messages.ts';
import { MonthArrows } from './month-arrows.tsx';
import { isMonth, type MonthDay, monthGrid } from './month-grid.ts';
import './mini-calendar.css';

interface MiniCalendarProps {
  /** Whether the member asked for it: then it loads its days before the rest of the screen is here. */
  isAtOnce?: boolean;
}

/** A month at a glance with the days of the member's own events, and the link to the calendar. */
export function MiniCalendar({ isAtOnce = false }: MiniCalendarProps) {
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? monthOf(today);
  const days = useOwnDays(month, isAtOnce);
  const name = useId();
  const go = (count: number) => setChosen(monthAfter(month, count));
  const hasMonth = (count: number) => isMonth(monthAfter(month, count));

  return (
    <section className="minical" aria-label={messages.title}>
      <div className="minical-head row">
        {/* No heading: it stands before the one of the screen. */}
        <p id={name} aria-live="polite">
          {messages.monthName(month)}
        </p>
        <MonthArrows go={go} hasMonth={hasMonth} />
      </div>
      <table aria-labelledby={name}>
        <thead>
          <tr>
            {messages.weekdays.map((weekday) => (
              <th key={weekday} scope="col" title={weekday}>
                <span aria-hidden="true">{weekday.charAt(0)}</span>
                <span className="vh">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} aria-current={day.date === today ? 'date' : undefined}>
                  <Day {...day} hasEvents={days.has(day.date)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LinkButton variant="soft" small wide to="/calendar/my-events">
        {messages.view}
      </LinkButton>
    </section>
  );
}

function Day({ number, isInside, hasEvents }: MonthDay & { hasEvents: boolean }) {
  const look = ['minical-day', !isInside && 'minical-out', hasEvents && 'minical-has']
    .filter(Boolean)
    .join(' ');
  return (
    <span className={look}>
      {number}
      {hasEvents && <span className="vh"> {messages.hasEvents}</span>}
    </span>
  );
}

/** Milliseconds until it loads by itself: on a slow phone the screen beside it comes first. */
const FETCH_DELAY_MS = 4000;

/** The days of a month with events of the member's own, each as YYYY-MM-DD; none until they are loaded. */
function useOwnDays(month: string, isAtOnce: boolean): ReadonlySet<string> {
  const [first] = useState(month);
  const [isIdle, setIdle] = useState(false);
  // It loads when the member goes to another month.
  const isReady = isAtOnce || isIdle || month !== first;
  useEffect(() => {
    if (isReady || sparesData()) return;
    let isUnmounted = false;
    const timer = setTimeout(() => void idle().then(() => isUnmounted || setIdle(true)), FETCH_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [isReady]);
  const days = { scope: 'my', month } as const;
  useApi(events.listEvents, isReady ? days : null);
  // The calendar beside it, or a visit before, may have loaded it.
  const known = useKnown(events.listEvents, days);
  return new Set(known?.data.map(({ date }) => date));
}
