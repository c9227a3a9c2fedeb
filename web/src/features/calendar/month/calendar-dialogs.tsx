import { type ComponentProps, useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DayRule } from '#contract/fields/recurrence.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { sparesData } from '#web/lib/saves-data.ts';
import { type Days, eventsOn, type MonthState, type ShownEvent } from '../events/shown-days.ts';
import type { Scope } from '../scopes.ts';

/** The open dialog. A new event that was begun before has the name that the device gave it. */
type Open =
  | { readonly act: 'day'; readonly day: string }
  | { readonly act: 'add'; readonly day?: string; readonly id?: string }
  | { readonly act: 'edit'; readonly id: string }
  | { readonly act: 'delete'; readonly event: ShownEvent };

/** The dialogs over the calendar. Over an opened day they replace it, and return to it. */
export function useCalendarChanges() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly Open[]>([]);
  const [isOpening, startTransition] = useTransition();
  const last = open.at(-1);
  const show = (next: Open) =>
    startTransition(() => setOpen((before) => [...before.filter(({ act }) => act === 'day'), next]));

  const params = new URLSearchParams(search);
  const [add, edit] = [params.get('add'), params.get('edit')];
  // What waits or was refused is opened by its address, once: Back and a reload do not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each such address, and no other way
  useEffect(() => {
    if (add) show({ act: 'add', id: add });
    else if (edit) show({ act: 'edit', id: edit });
    else return;
    params.delete('add');
    params.delete('edit');
    navigate({ pathname, search: `${params}` }, { replace: true });
  }, [add, edit]);

  return {
    last,
    isOpening,
    show,
    close: () => setOpen((before) => before.slice(0, -1)),
    /** Closes all of them: the month shows the result. */
    closeAll: () => setOpen([]),
  };
}

const DayDialog = lazyPart(async () => (await import('./day-dialog.tsx')).DayDialog);
const EventDialog = lazyPart(async () => (await import('../writing/event-dialog.tsx')).EventDialog);
const DeleteEvent = lazyPart(async () => (await import('../writing/delete-event.tsx')).DeleteEvent);

/** Milliseconds until they are fetched: on a slow phone the month comes first. */
const DIALOG_DELAY_MS = 3000;

interface CalendarDialogsProps {
  scope: Scope;
  changes: ReturnType<typeof useCalendarChanges>;
  days: Days;
  month: MonthState;
  acts: Pick<ComponentProps<typeof DayDialog>, 'onAdd' | 'onEdit' | 'onDelete'>;
  onSaved: (event: DayRule) => void;
}

export function CalendarDialogs({ scope, changes, days, month, acts, onSaved }: CalendarDialogsProps) {
  const { last, close, closeAll } = changes;
  useEffect(() => {
    if (sparesData()) return;
    const timer = setTimeout(() => {
      for (const part of [DayDialog, EventDialog, DeleteEvent]) void part.fetch();
    }, DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  switch (last?.act) {
    case 'day':
      return (
        <DayDialog day={last.day} events={eventsOn(days, last.day)} month={month} {...acts} onClose={close} />
      );
    case 'add':
    case 'edit': {
      const showDays = (event: DayRule) => {
        closeAll();
        onSaved(event);
      };
      return (
        <EventDialog
          scope={scope}
          isNew={last.act === 'add'}
          id={last.id}
          day={last.act === 'add' ? last.day : undefined}
          onSaved={showDays}
          // The check of the form has made sure of it.
          onKept={(typed) => showDays(typed as unknown as DayRule)}
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
