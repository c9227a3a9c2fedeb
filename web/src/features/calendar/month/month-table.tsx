import { type Days, eventsOn, type MonthState } from '../events/shown-event.ts';
import { messages as calendar } from '../messages.ts';
import { monthGrid } from '../month-grid.ts';
import type { Scope } from '../scopes.ts';
import { DayCell } from './day-cell.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';
import { useDayKeys } from './use-day-keys.ts';

interface MonthTableProps {
  scope: Scope;
  address: CalendarAddress;
  days: Days;
  state: MonthState;
  /** Id of what names the month. */
  labelledBy: string;
  /** Whether a day that is pressed opens by itself, or shows what is on it below. */
  isWide: boolean;
  /** `isByKey`: the focus is to go where it opens. */
  onOpen: (day: string, isByKey: boolean) => void;
}

/** The days of a month, Monday first, in 6 weeks: on its way, empty or full, it has one size. */
export function MonthTable({ scope, address, days, state, labelledBy, isWide, onOpen }: MonthTableProps) {
  const { month, day, today } = address;
  const { table, onKeyDown, moveTo } = useDayKeys(address, (day) => onOpen(day, true));
  return (
    <table
      ref={table}
      className={`cal cal-${scope}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern, on what says which weekday a day is
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={state === 'coming'}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {calendar.weekdays.map((weekday) => (
            <th key={weekday} scope="col" aria-label={weekday}>
              {isWide ? weekday : weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((each) => (
              <DayCell
                key={each.date}
                day={each}
                events={each.isInside ? eventsOn(days, each.date) : []}
                isKnown={each.isInside && state === 'here'}
                isToday={each.date === today}
                isChosen={each.date === day}
                isWide={isWide}
                onPress={() => {
                  moveTo(each.date);
                  // A day of another month is shown in its own one first: only there is it known what is on it.
                  if (each.isInside) onOpen(each.date, false);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
