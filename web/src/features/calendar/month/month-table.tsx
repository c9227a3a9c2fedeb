import { type Days, eventsOn, type MonthState, type ShownEvent } from '../events/shown-days.ts';
import { messages as calendar } from '../messages.ts';
import { type MonthDay, monthGrid } from '../month-grid.ts';
import type { Scope } from '../scopes.ts';
import { messages } from './messages.ts';
import type { CalendarAddress } from './use-calendar-address.ts';
import { useDayKeys } from './use-day-keys.ts';

interface MonthTableProps {
  scope: Scope;
  address: CalendarAddress;
  days: Days;
  state: MonthState;
  labelledBy: string;
  /** Whether a pressed day opens by itself, or shows its events below. */
  isWide: boolean;
  /** `isByKey`: the focus goes where it opens. */
  onOpen: (day: string, isByKey: boolean) => void;
}

/** The days of a month, Monday first, in 6 weeks: loading, empty or full, it has one size. */
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
        {monthGrid(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week that two months share is moved nowhere
          <tr key={row}>
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
                  // A day of another month is shown in that month first, because only its events are loaded there.
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

/** Most events that a day lists, or marks where there is no room for words; of the rest it has the number. */
const MOST_LISTED = 2;

interface DayCellProps {
  day: MonthDay;
  events: readonly ShownEvent[];
  isKnown: boolean;
  isToday: boolean;
  /** Whether it is in the tab order. */
  isChosen: boolean;
  isWide: boolean;
  onPress: () => void;
}

/** A day in its week. All of it opens the day; its list is for eyes, readers hear the number of events. */
function DayCell(props: DayCellProps) {
  const { day, events, isKnown, isToday, isChosen, isWide, onPress } = props;
  const { date, number, isInside } = day;
  const name = calendar.wholeDayName(date);
  const listed = events.slice(0, MOST_LISTED);
  const rest = events.length - listed.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table hears the keys of all days
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern
      role="gridcell"
      className={isInside ? undefined : 'cal-out'}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onPress}
    >
      <span className="vh">{isKnown ? messages.day(name, events.length) : name}</span>
      <div aria-hidden="true">
        <span className="cal-day num">{number}</span>
        {isWide ? (
          <>
            {listed.map(({ id, task, state }) => (
              <span key={id} className={`cal-event clip strong${state ? ' cal-unsent' : ''}`}>
                {task}
              </span>
            ))}
            {rest > 0 && (
              <button type="button" className="cal-more link" tabIndex={-1}>
                {messages.more(rest)}
              </button>
            )}
          </>
        ) : (
          events.length > 0 && (
            <span className="cal-pips">
              {listed.map(({ id }) => (
                <i key={id} />
              ))}
              {rest > 0 && <span className="num strong">{messages.more(rest)}</span>}
            </span>
          )
        )}
      </div>
    </td>
  );
}
