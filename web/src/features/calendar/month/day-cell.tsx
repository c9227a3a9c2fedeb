import type { ShownEvent } from '../events/shown-event.ts';
import { messages as calendar } from '../messages.ts';
import type { MonthDay } from '../month-grid.ts';
import { messages } from './messages.ts';

/** Events that a day lists, and marks that it bears where there is no room for words. */
const [MOST_LISTED, MOST_PIPS] = [2, 3];

interface DayCellProps {
  day: MonthDay;
  events: readonly ShownEvent[];
  /** Whether its events are here. */
  isKnown: boolean;
  isToday: boolean;
  /** Whether it is the one that the keys begin at. */
  isChosen: boolean;
  isWide: boolean;
  onPress: () => void;
}

/** A day in its week. All of it opens the day; what is listed in it is for eyes, readers hear how much it is. */
export function DayCell(props: DayCellProps) {
  const { day, events, isKnown, isToday, isChosen, isWide, onPress } = props;
  const { date, number, isInside } = day;
  const name = calendar.wholeDayName(date);
  const rest = events.length - MOST_LISTED;
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
            {events.slice(0, MOST_LISTED).map(({ id, task, state }) => (
              <span key={id} className={state ? 'cal-event cal-unsent' : 'cal-event'}>
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
              {events.slice(0, MOST_PIPS).map(({ id }) => (
                <i key={id} />
              ))}
            </span>
          )
        )}
      </div>
    </td>
  );
}
