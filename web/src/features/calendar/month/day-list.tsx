import { yearFrom } from '#contract/fields/recurrence.ts';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { OwnedMenu } from '#web/parts/forms/owned-menu.tsx';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import type { MonthState, ShownEvent } from '../events/shown-days.ts';
import { messages } from './messages.ts';

export interface DayListProps {
  events: readonly ShownEvent[];
  month: MonthState;
  onEdit: (event: ShownEvent) => void;
  onDelete: (event: ShownEvent) => void;
}

export function DayList({ events, month, onEdit, onDelete }: DayListProps) {
  if (events.length === 0) return <NoneOnDay month={month} />;
  return (
    <ul className="day-list">
      {events.map((event) => (
        <li key={event.id}>
          <DayTime {...event} />
          <div className="day-words">
            <p>{event.task}</p>
            <Recurs {...event} />
            {event.title && <p className="soft text-sm">{event.title}</p>}
            {event.state && event.state !== 'sent' && <StateBadge state={event.state} />}
          </div>
          {event.isOwn && (
            <OwnedMenu name={event.task} onEdit={() => onEdit(event)} onDelete={() => onDelete(event)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function DayTime({ date, time, isAllDay, endTime }: ShownEvent) {
  if (isAllDay) return <b>{messages.allDay}</b>;
  return (
    <b className="num">
      <time dateTime={`${date}T${time}`}>{time}</time>
      {endTime && (
        <span className="day-end soft text-sm">
          {messages.to} <time dateTime={`${date}T${endTime}`}>{endTime}</time>
        </span>
      )}
    </b>
  );
}

/** The days of one that is on several. */
function Recurs({ firstDay, endDate, repeats, repeatsUntil }: ShownEvent) {
  if (repeats && repeats !== 'no')
    return <p className="soft text-sm">{messages.series(repeats, repeatsUntil || yearFrom(firstDay))}</p>;
  return endDate ? <p className="soft text-sm">{messages.between(firstDay, endDate)}</p> : null;
}

function NoneOnDay({ month }: { month: MonthState }) {
  if (month === 'coming')
    return (
      <div className="day-none" aria-hidden="true">
        <Skeleton shape="line" width={50} />
      </div>
    );
  return <p className="day-none soft">{month === 'here' ? messages.noneOn : messages.notLoaded}</p>;
}
