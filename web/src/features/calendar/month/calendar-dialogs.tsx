import { useEffect } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { type Days, eventsOn, type MonthState, type ShownEvent } from '../events/shown-event.ts';
import type { Scope } from '../scopes.ts';
import type { CalendarChanges } from './use-calendar-changes.ts';

const DayDialog = lazyPart(async () => (await import('./day-dialog.tsx')).DayDialog);
const EventDialog = lazyPart(async () => (await import('../writing/event-dialog.tsx')).EventDialog);
const DeleteEvent = lazyPart(async () => (await import('../writing/delete-event.tsx')).DeleteEvent);

/** Milliseconds until they are fetched: on a slow phone the month comes first. */
const DIALOG_DELAY = 3000;

interface CalendarDialogsProps {
  scope: Scope;
  changes: CalendarChanges;
  days: Days;
  month: MonthState;
  acts: {
    readonly onAdd: () => void;
    readonly onEdit: (event: ShownEvent) => void;
    readonly onDelete: (event: ShownEvent) => void;
  };
  /** Told of the day of what was saved. */
  onSaved: (day: string) => void;
}

/** What is open over the calendar. */
export function CalendarDialogs({ scope, changes, days, month, acts, onSaved }: CalendarDialogsProps) {
  const { last, close, closeAll } = changes;
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of [DayDialog, EventDialog, DeleteEvent]) void part.fetch();
    }, DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, []);

  switch (last?.act) {
    case 'day':
      return (
        <DayDialog day={last.day} events={eventsOn(days, last.day)} month={month} {...acts} onClose={close} />
      );
    case 'add':
    case 'edit': {
      const showDay = (day: string) => {
        closeAll();
        onSaved(day);
      };
      return (
        <EventDialog
          scope={scope}
          isNew={last.act === 'add'}
          id={last.id}
          day={last.act === 'add' ? last.day : undefined}
          onSaved={({ date }) => showDay(date)}
          onKept={({ date }) => showDay(String(date))}
          onClose={close}
        />
      );
    }
    case 'delete':
      return <DeleteEvent scope={scope} event={last.event} onDone={close} onClose={close} />;
    default:
      return null;
  }
}
